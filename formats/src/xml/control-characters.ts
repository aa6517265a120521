/** Invisible, and accepted neither by the model of a question nor by the database; tabs and line ends stay. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/gu

export const withoutControls = (text: string): string => text.replace(CONTROLS, '')
