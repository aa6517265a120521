import type { Random } from '../../../random.ts'
import type { World } from '../../../shared/puzzles/puzzle.ts'
import { each, say } from '../../../text/localized.ts'
import type { LocalizedText } from '../../../text.ts'
import { constraintsOf } from './constraints.ts'
import { type Hall, seatPeople } from './hall.ts'
import { questionsOf } from './questions.ts'
import { looks } from './wording.ts'

export function seatsWorld(
  random: Random,
  people: readonly string[],
  hall: Hall,
  intro: LocalizedText,
  clues: readonly [number, number],
): World {
  const seating = seatPeople(random, people, hall)
  const { round, facing, size, everyone, name, seat, face, space, hidden } = seating
  const constraints = constraintsOf(random, seating)
  const questions = questionsOf(random, seating)
  const shown = [...everyone].sort((a, b) => seat(hidden, a) - seat(hidden, b))
  const mark = (n: number) =>
    facing === 'same' ? '' : round ? (face(hidden, n) === 0 ? ' (↓)' : ' (↑)') : face(hidden, n) === 0 ? ' ↑' : ' ↓'
  const order = shown.map((n) => `${name(n)}${mark(n)}`).join(', ')
  return {
    space,
    hidden,
    intro,
    constraints,
    clues,
    questions,
    known: (variable) => {
      const n = variable % size
      if (variable >= size) {
        const way = looks(name(n), round, face(hidden, n))
        return each((language) => way[language].replace(/[.।]$/, ''))
      }
      const place = seat(hidden, n) + 1
      return round
        ? say(
            `${name(n)} – seat ${place} clockwise`,
            `${name(n)} – సవ్యదిశలో ${place}వ స్థానం`,
            `${name(n)} – दक्षिणावर्त स्थान ${place}`,
          )
        : say(
            `${name(n)} – seat ${place} from the left`,
            `${name(n)} – ఎడమ నుండి ${place}వ స్థానం`,
            `${name(n)} – बाएँ से स्थान ${place}`,
          )
    },
    shown: round
      ? say(
          `Clockwise the only arrangement is: ${order}.${facing === 'same' ? '' : ' Here ↓ is towards the centre and ↑ outwards.'}`,
          `సవ్యదిశలో ఏకైక అమరిక: ${order}.${facing === 'same' ? '' : ' ఇక్కడ ↓ కేంద్రం వైపు, ↑ బయటి వైపు.'}`,
          `दक्षिणावर्त एकमात्र व्यवस्था: ${order}।${facing === 'same' ? '' : ' यहाँ ↓ केंद्र की ओर और ↑ बाहर की ओर है।'}`,
        )
      : say(
          `From left to right the only arrangement is: ${order}.`,
          `ఎడమ నుండి కుడికి ఏకైక అమరిక: ${order}.`,
          `बाएँ से दाएँ एकमात्र व्यवस्था: ${order}।`,
        ),
  }
}
