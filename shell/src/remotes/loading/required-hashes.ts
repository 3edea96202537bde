const hashes = new Map<string, string>()

/** The hash that the page requires of a script or style; undefined for any other file. */
export function requiredHash(url: string): string | undefined {
  return hashes.get(url)
}

/** Records the required hash of every script and style from now on: a script is removed once it has run. */
export function followHashes(): void {
  document.querySelectorAll('script, link').forEach(record)
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(record)
  }).observe(document.head, { childList: true })
}

function record(node: Node): void {
  if (node instanceof HTMLScriptElement && node.integrity) hashes.set(node.src, node.integrity)
  if (node instanceof HTMLLinkElement && node.integrity) hashes.set(node.href, node.integrity)
}
