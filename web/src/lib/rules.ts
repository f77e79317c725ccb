/** The rule reference, read from the catalogue's source: comments are the headings. */
interface Rule {
  id: string;
  text: string;
}

interface Section {
  title: string;
  rules: Rule[];
}

export function sectionsOf(source: string, text: (key: string) => string): Section[] {
  const found: Section[] = [];
  let title = '';
  for (const line of source.split('\n')) {
    if (line.startsWith('## ')) title = line.slice(3).trim();
    const key = /^(rule-[A-Za-z0-9_-]+)\s*=/.exec(line)?.[1];
    if (!key) continue;
    if (found[found.length - 1]?.title !== title) found.push({ title, rules: [] });
    found[found.length - 1]!.rules.push({ id: key.slice(5).replaceAll('-', '.'), text: text(key) });
  }
  return found;
}

/** Rules with all these words in their text or ID. */
export function matching(sections: Section[], typed: string): Section[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  if (!words.length) return sections;
  const fits = (rule: Rule): boolean => words.every((word) => `${rule.id} ${rule.text}`.toLowerCase().includes(word));
  return sections.map((section) => ({ ...section, rules: section.rules.filter(fits) })).filter((section) => section.rules.length);
}
