/** Nobody sees them, and neither the model of a question nor the database holds them; tabs and line ends stay. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu

export const withoutControls = (text: string): string => text.replace(CONTROLS, '')
