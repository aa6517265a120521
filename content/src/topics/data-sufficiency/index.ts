import type { TopicContent } from '../topic-content.ts'
import { ages } from './ages.ts'
import { bothLanguages } from './both-of-two-sets.ts'
import { dayOfEvent } from './day-of-event.ts'
import { divisibility } from './divisibility.ts'
import { order } from './order.ts'
import { profitPercent } from './profit-per-cent.ts'
import { rectangle } from './rectangle.ts'
import { rowOfFive } from './row-of-five.ts'
import { threeStatements } from './three-statements.ts'
import { trainLength } from './train-length.ts'
import { twoDigitNumber } from './two-digit-number.ts'
import { TWO_STATEMENTS } from './two-unknowns.ts'
import { equations } from './value-of-x.ts'
import { whoHasMost } from './who-has-most.ts'
import { workAlone } from './work-alone.ts'

export const content: TopicContent = {
  templates: [
    divisibility,
    equations,
    twoDigitNumber,
    ages,
    order,
    rowOfFive,
    trainLength,
    profitPercent,
    rectangle,
    bothLanguages,
    dayOfEvent,
    workAlone,
    whoHasMost,
    ...TWO_STATEMENTS,
    threeStatements,
  ],
}
