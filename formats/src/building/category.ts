/** Moodle's path of a category, as section and topic: "$course$/top/Reasoning/Ages". A name's own slash is doubled. */
export function readCategory(path: string): { section: string | null; topic: string | null } {
  const names = path
    .trim()
    .split(/(?<!\/)\/(?!\/)/)
    .map((name) => name.replaceAll('//', '/').trim())
    .filter((name) => name !== '' && !/^\$\w+\$$/.test(name))
  if (names[0] === 'top') names.shift()
  const topic = names.length > 1 ? (names.pop() ?? null) : null
  return { section: names.join(' / ') || null, topic }
}

const escaped = (name: string): string => name.replaceAll('/', '//')

/** The path that is read so; a topic without a section has no place in it. */
export const categoryOf = (section: string | null, topic: string | null): string =>
  [
    '$course$',
    'top',
    ...(section === null ? [] : [escaped(section), ...(topic === null ? [] : [escaped(topic)])]),
  ].join('/')
