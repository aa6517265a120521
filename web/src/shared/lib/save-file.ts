/** Hands a text or a file over to the browser's downloads. */
export function saveFile(name: string, content: string | Blob) {
  const blob = content instanceof Blob ? content : new Blob([content], { type: 'application/json' })
  const url = URL.createObjectURL(blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // Not at once: some phones read it only after the click is over.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
