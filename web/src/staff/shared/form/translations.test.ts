import { expect, test } from 'vitest'
import { descriptionOf, settingDescriptionOf } from '../../collections/description-of.ts'
import { type Fields, fromDraft, toDraft } from './fields.ts'
import { missingLanguages, type TranslationsDraft, withMarks } from './translations.ts'

const fieldsOf = (name: string) => (descriptionOf(name) ?? settingDescriptionOf(name))?.fields as Fields
const CURRENT = { outdated: { te: [], hi: [] } }
const roundTrip = (name: string, row: Record<string, unknown>) =>
  fromDraft(fieldsOf(name), toDraft(fieldsOf(name), row)).translations

test('what is written in other languages is sent as it was; what is left empty is left out', () => {
  const translations = { te: { title: 'శీర్షిక', contents: ['ఒకటి'] } }
  expect(roundTrip('packages', { translations })).toEqual({ ...translations, ...CURRENT })
  expect(roundTrip('packages', { translations: { te: { title: '  ', contents: ['', ' '] }, hi: {} } })).toEqual(CURRENT)
  const hours = [{ days: 'సోమ-శని', time: '' }]
  expect(roundTrip('institute', { translations: { te: { hours } } })).toEqual({ te: { hours }, ...CURRENT })
})

test('a form whose texts are not translated has nothing of it', () => {
  expect(toDraft(fieldsOf('materials'), undefined)).not.toHaveProperty('translations')
  expect(fromDraft(fieldsOf('articles'), toDraft(fieldsOf('articles'), {}))).not.toHaveProperty('translations')
})

test('a language is missing where a text that is there in English is not there in it', () => {
  const names = ['title', 'link_label']
  const row = { title: 'Slide', link_label: null, translations: { te: { title: 'స్లైడ్' } } }
  expect(missingLanguages(names, row)).toEqual(['hi'])
  expect(missingLanguages(names, { ...row, link_label: 'See' })).toEqual(['te', 'hi'])
  expect(missingLanguages([], row)).toEqual([])
})

test('a translation is outdated from when its English is changed until it is changed itself', () => {
  const first = toDraft(fieldsOf('slides'), { title: 'Slide', translations: { te: { title: 'స్లైడ్' } } })
  const type = (draft: typeof first, title: string) => withMarks({ ...draft, title }, first, 'title', ['te', 'hi'])
  const marksOf = (draft: typeof first) => (draft.translations as TranslationsDraft).outdated
  const changed = type(first, 'New slide')
  expect(marksOf(changed)).toEqual({ te: ['title'], hi: [] }) // in Hindi there is nothing to be outdated
  expect(marksOf(type(changed, 'Slide'))).toEqual({ te: [], hi: [] })
  const te = { ...(changed.translations as TranslationsDraft).te, title: 'కొత్త స్లైడ్' }
  const translations = { ...(changed.translations as TranslationsDraft), te }
  expect(marksOf(withMarks({ ...changed, translations }, first, 'title', ['te']))).toEqual({ te: [], hi: [] })
})
