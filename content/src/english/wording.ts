export const paragraphs = (...lines: readonly string[]): string => lines.join('\n\n')

/** The first letter large, whatever stands before it. */
export const capital = (text: string): string => text.replace(/\p{L}/u, (letter) => letter.toUpperCase())
