import { type Blueprint, questionCount } from './blueprint.ts'

/** One section as a paper of its own, in its own minutes or in its share of the clock that it runs under. */
export function sectionOf(blueprint: Blueprint, index: number): Blueprint {
  const section = blueprint.sections[index]
  if (!section) throw new RangeError(`no section ${index}`)
  const { minutes, sections } = clockOf(blueprint, index)
  const share = questionCount({ sections: [section] }) / questionCount({ sections })
  return { ...blueprint, minutes: Math.round(minutes * share), sections: [{ ...section, minutes: null }] }
}

/** The sections that are open together with this one, and for how long. */
function clockOf({ minutes, sections }: Blueprint, index: number): Pick<Blueprint, 'minutes' | 'sections'> {
  const first = sections.findLastIndex((section, place) => place <= index && section.minutes !== null)
  if (first === -1) return { minutes, sections }
  const next = sections.findIndex((section, place) => place > first && section.minutes !== null)
  return {
    minutes: sections[first]?.minutes ?? minutes,
    sections: sections.slice(first, next === -1 ? undefined : next),
  }
}
