import { DESCRIPTIONS } from './collections.ts'
import type { Description } from './description.ts'
import { SETTING_DESCRIPTIONS } from './settings.ts'

/** By a name out of an address: it may be any. */
export function descriptionOf(collection: string): Description | undefined {
  return Object.hasOwn(DESCRIPTIONS, collection) ? (DESCRIPTIONS as Record<string, Description>)[collection] : undefined
}

type SettingDescription = Pick<Description, 'title' | 'text' | 'shownAt' | 'fields'>

export function settingDescriptionOf(setting: string): SettingDescription | undefined {
  return Object.hasOwn(SETTING_DESCRIPTIONS, setting)
    ? (SETTING_DESCRIPTIONS as Record<string, SettingDescription>)[setting]
    : undefined
}
