const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? '' : 's'}`

/** For how long a package runs, as prices, orders and mails say it: "3 months", "1 year", "18 months". */
export const termText = (months: number): string =>
  months > 0 && months % 12 === 0 ? count(months / 12, 'year') : count(months, 'month')
