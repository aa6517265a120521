import { timeOfDay } from '@pariksha/domain/timing/time-of-day'

/** A moment as the time it is in India, without Intl, as days are (day-names.ts): "10:30 am". */
export const timeName = (moment: string): string => timeOfDay(Date.parse(moment))
