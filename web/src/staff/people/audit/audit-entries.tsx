import type { AuditEntry } from '@pariksha/contract/people/staff-log'
import type { TranslationLanguage, Translations } from '@pariksha/contract/texts/translated-fields'
import { Link } from 'react-router'
import { momentText } from '../../../shared/lib/format/dates.ts'
import { descriptionOf, settingDescriptionOf } from '../../collections/description-of.ts'
import { texts } from '../../texts.ts'
import { auditTexts } from './audit-texts.ts'
import { pathOf, subjectOf } from './subject.ts'

type Props = { readonly entries: readonly AuditEntry[]; readonly none?: string }

export function AuditEntries({ entries, none = auditTexts.empty }: Props) {
  if (entries.length === 0) return <p className="text-ink-soft">{none}</p>
  return (
    <ul className="flex flex-col divide-y divide-line rounded-lg border border-line bg-surface">
      {entries.map((entry) => (
        <li key={entry.id} className="px-4 py-3">
          <p>
            <span className="font-medium">{entry.who}</span> {entry.action}
            {entry.subject && ': '}
            <Subject entry={entry} />
          </p>
          <p className="figures text-ink-soft text-sm">{momentText(entry.at, 'en')}</p>
          {(entry.before || entry.after) && (
            <Changes subject={entry.subject ?? ''} before={flat(entry.before)} after={flat(entry.after)} />
          )}
        </li>
      ))}
    </ul>
  )
}

function Subject({ entry }: { readonly entry: AuditEntry }) {
  const path = pathOf(entry)
  const text = subjectOf(entry)
  return path === undefined ? (
    text
  ) : (
    <Link to={path} className="text-accent underline">
      {text}
    </Link>
  )
}

type Values = Readonly<Record<string, unknown>>

type ChangesProps = { readonly subject: string; readonly before: Values; readonly after: Values }

/** A field as the form calls it, also where it says in which language: "link_label (Telugu)". */
function labelOf(subject: string, name: string): string {
  const [field = name, ...rest] = name.split(' ')
  const fields = (descriptionOf(subject) ?? settingDescriptionOf(subject))?.fields
  return [fields?.[field]?.label ?? field.replaceAll('_', ' '), ...rest].join(' ')
}

function Changes({ subject, before, after }: ChangesProps) {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  )
  return (
    <details className="mt-1">
      <summary className="inline-flex min-h-9 items-center text-accent text-sm">{auditTexts.details}</summary>
      <div className="overflow-x-auto">
        <table className="mt-1 w-full text-left text-sm">
          <thead>
            <tr className="text-ink-soft">
              <th className="py-1 pr-4 font-medium">{auditTexts.field}</th>
              <th className="py-1 pr-4 font-medium">{auditTexts.before}</th>
              <th className="py-1 font-medium">{auditTexts.after}</th>
            </tr>
          </thead>
          <tbody>
            {names.map((name) => (
              <tr key={name} className="border-line border-t align-top">
                <th className="py-1 pr-4 font-medium">{labelOf(subject, name)}</th>
                <td className="py-1 pr-4 [overflow-wrap:anywhere]">{shown(before[name])}</td>
                <td className="py-1 [overflow-wrap:anywhere]">{shown(after[name])}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}

/** Texts in other languages stand beside those in English: "title (Telugu)". */
function flat(values: Values | null): Values {
  const { translations, ...fields } = values ?? {}
  const { outdated: _, ...languages } = (translations ?? {}) as Translations
  const said = Object.entries(languages).flatMap(([language, of]) =>
    Object.entries(of ?? {}).map(([name, value]) => [
      texts.translations.label(name, texts.translations.languages[language as TranslationLanguage]),
      value,
    ]),
  )
  return { ...fields, ...Object.fromEntries(said) }
}

const MAX_LENGTH = 300

function shown(value: unknown): string {
  if (value === undefined || value === null) return '–'
  const text = typeof value === 'string' ? value : JSON.stringify(value)
  return text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text
}
