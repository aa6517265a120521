/** Apart from what renders texts: KaTeX is loaded by processes and threads that use it, not by the server. */
export const asDataUrl = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`
