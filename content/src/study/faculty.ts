/** Who wrote the sample books and articles, without the name of the sample institute. */
export const FACULTY = { en: 'The faculty', te: 'అధ్యాపకులు', hi: 'शिक्षकगण' } as const
