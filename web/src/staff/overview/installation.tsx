import type { Disk, InstallationState } from '@pariksha/contract/site/installation'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../lib/api/api.ts'
import { ApiError, detailOf } from '../../lib/api/api-errors.ts'
import { momentText } from '../../lib/format/dates.ts'
import { Button } from '../../ui/button.tsx'
import { showToast } from '../../ui/toast/toast-store.ts'
import { Answer } from '../page/answer.tsx'
import { askAgain } from '../staff-calls.ts'
import { texts } from '../texts.ts'

const KEY = ['staff', 'installation'] as const
const READ_EVERY_MILLIS = 60_000
const DAY_MILLIS = 86_400_000

/** Whether the installation does what nobody looks at: mail, room, backups, jobs. */
export function Installation() {
  const state = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /staff/installation/'),
    refetchInterval: READ_EVERY_MILLIS,
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{texts.installation.title}</h2>
      <Answer of={state}>{(found) => <Parts {...found} />}</Answer>
    </section>
  )
}

function Parts({ mail, disks, backup, jobs }: InstallationState) {
  const { installation } = texts
  const isOld = backup === null || Date.now() - Date.parse(backup.made_at) > 2 * DAY_MILLIS
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      <Part name={installation.mail} isBad={mail.delayed || mail.goes_to === 'files'} lines={linesOfMail(mail)}>
        <TestMail />
      </Part>
      {disks.map((disk) => (
        <Part
          key={disk.holds}
          name={installation.disk[disk.holds]}
          isBad={disk.state !== 'enough'}
          lines={linesOfDisk(disk)}
        />
      ))}
      <Part name={installation.backup} isBad={isOld} lines={linesOfBackup(backup, isOld)} />
      <Part
        name={installation.jobs}
        isBad={jobs.length > 0}
        lines={jobs.length === 0 ? [installation.noJobs] : jobs.map((job) => installation.job(job))}
      />
    </ul>
  )
}

function linesOfMail(mail: InstallationState['mail']): readonly string[] {
  const { installation } = texts
  const { goes_to, sent_at, failed_at, failure, waiting, oldest_since } = mail
  const at = (moment: string) => momentText(moment, 'en')
  return [
    ...(goes_to === 'files' ? [installation.toFiles] : []),
    sent_at === null ? installation.neverSent : installation.sent(at(sent_at)),
    ...(failed_at !== null && failure !== null ? [installation.failed(at(failed_at), failure)] : []),
    ...(oldest_since === null ? [] : [installation.waiting(waiting, at(oldest_since))]),
  ]
}

const linesOfBackup = (backup: InstallationState['backup'], isOld: boolean): readonly string[] =>
  backup === null
    ? [texts.installation.noBackup]
    : [
        texts.installation.backupMade(momentText(backup.made_at, 'en')),
        ...(isOld ? [texts.installation.oldBackup] : []),
      ]

const linesOfDisk = ({ free_bytes, total_bytes, state }: Disk): readonly string[] => [
  texts.installation.room(free_bytes / 1e9, total_bytes / 1e9),
  ...(state === 'enough' ? [] : [texts.installation[state]]),
]

type PartProps = {
  readonly name: string
  readonly isBad: boolean
  readonly lines: readonly string[]
  readonly children?: ReactNode
}

function Part({ name, isBad, lines, children }: PartProps) {
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4">
      <div className="min-w-60 flex-1">
        <p className="font-semibold">
          {name} ·{' '}
          <span className={isBad ? 'text-bad' : 'text-good'}>
            {isBad ? texts.installation.bad : texts.installation.good}
          </span>
        </p>
        {lines.map((line) => (
          <p key={line} className="figures text-ink-soft text-sm">
            {line}
          </p>
        ))}
      </div>
      {children}
    </li>
  )
}

function TestMail() {
  const client = useQueryClient()
  const [busy, setBusy] = useState(false)
  const send = async () => {
    setBusy(true)
    try {
      // the server waits for the mail server
      const { to, failure } = await call('POST /staff/test-mail/', { timeoutMillis: 60_000 })
      if (failure === null) showToast({ tone: 'good', text: texts.installation.testSent(to) })
      else showToast({ tone: 'bad', text: texts.installation.testFailed(failure) })
    } catch (error) {
      askAgain(client, error)
      const tooOften = error instanceof ApiError && error.status === 429
      showToast({
        tone: 'bad',
        text: tooOften ? texts.installation.testTooOften : detailOf(error, texts.installation.testNoAnswer),
      })
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: KEY })
    }
  }
  return (
    <Button look="secondary" busy={busy} onClick={() => void send()}>
      {texts.installation.test}
    </Button>
  )
}
