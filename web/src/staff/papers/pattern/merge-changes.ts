/**
 * What was typed, on what somebody else saved meanwhile: a field that is still as it was when the form was opened is taken from the
 * latest, so that saving again takes nothing back.
 */
export function mergeChanges<Fields extends object>(opened: Fields, typed: Fields, latest: Fields): Fields {
  const untouched = (key: keyof Fields) => JSON.stringify(typed[key]) === JSON.stringify(opened[key])
  const kept = (Object.keys(typed) as (keyof Fields)[]).filter((key) => !untouched(key))
  return { ...latest, ...Object.fromEntries(kept.map((key) => [key, typed[key]])) }
}
