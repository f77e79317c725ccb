/** Where the browser is. Links are ordinary links; those of this page are followed without loading it anew. */
export const route = $state({ path: location.pathname, query: location.search, hash: location.hash });

function read(): void {
  route.path = location.pathname;
  route.query = location.search;
  route.hash = location.hash;
}

export function go(to: string, replace = false): void {
  if (replace) history.replaceState(null, '', to);
  else history.pushState(null, '', to);
  const before = route.path;
  read();
  if (before !== route.path) window.scrollTo(0, 0);
}

export function followLinks(): void {
  window.addEventListener('popstate', read);
  window.addEventListener('hashchange', read);
  document.addEventListener('click', (event) => {
    const link = (event.target as Element | null)?.closest?.('a');
    if (!link || event.defaultPrevented || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || link.target || link.hasAttribute('download')) return;
    const to = new URL(link.href, location.href);
    if (to.origin !== location.origin || to.pathname.startsWith('/api/')) return;
    event.preventDefault();
    go(to.pathname + to.search + to.hash);
  });
}
