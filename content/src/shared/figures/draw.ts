/** Small pictures as SVG: black lines on white, so that they print and read alike in every theme. */
export const svg = (width: number, height: number, body: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><rect width="${width}" height="${height}" fill="#fff"/><g fill="none" stroke="#111" stroke-width="2" stroke-linejoin="round" stroke-linecap="round">${body}</g></svg>`

const round = (value: number) => Math.round(value * 100) / 100
export type Point = readonly [x: number, y: number]

export const line = ([x1, y1]: Point, [x2, y2]: Point): string =>
  `<path d="M${round(x1)} ${round(y1)}L${round(x2)} ${round(y2)}"/>`
export const polygon = (points: readonly Point[]): string =>
  `<path d="M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}Z" fill="none"/>`
export const circle = ([x, y]: Point, radius: number, fill = 'none'): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${radius}" fill="${fill}"/>`
export const rectangle = (x: number, y: number, width: number, height: number, fill = 'none'): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${width}" height="${height}" fill="${fill}"/>`
export const label = ([x, y]: Point, text: string, size = 16): string =>
  `<text x="${round(x)}" y="${round(y)}" font-family="sans-serif" font-size="${size}" text-anchor="middle" dominant-baseline="central" fill="#111" stroke="none">${text}</text>`
export const moved = (body: string, x: number, y: number): string => `<g transform="translate(${x} ${y})">${body}</g>`
