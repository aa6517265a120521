import { translatedFieldsOf } from '@pariksha/contract/texts/translated-fields'
import type { Field, Fields } from '../shared/form/fields.ts'
import { DESCRIPTIONS } from './collections.ts'
import type { Description } from './description.ts'
import { SETTING_DESCRIPTIONS } from './settings.ts'

type SettingDescription = Pick<Description, 'title' | 'text' | 'shownAt' | 'fields'>

/** The contract lists which fields are translated. */
const marked = <One extends { readonly fields: Fields }>(
  all: Readonly<Record<string, One>>,
): ReadonlyMap<string, One> =>
  new Map(
    Object.entries(all).map(([name, one]) => {
      const translated = translatedFieldsOf(name)
      const mark = (field: Field, named: string) =>
        translated.includes(named) ? { ...field, translated: true } : field
      const fields = Object.fromEntries(Object.entries(one.fields).map(([named, field]) => [named, mark(field, named)]))
      return [name, { ...one, fields }]
    }),
  )

const COLLECTIONS = marked<Description>(DESCRIPTIONS)
const SETTINGS = marked<SettingDescription>(SETTING_DESCRIPTIONS)

/** The name comes from the address of the page: undefined where there is no such collection. */
export const descriptionOf = (collection: string): Description | undefined => COLLECTIONS.get(collection)
export const settingDescriptionOf = (setting: string): SettingDescription | undefined => SETTINGS.get(setting)
