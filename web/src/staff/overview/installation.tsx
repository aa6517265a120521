import type { Disk, InstallationState } from '@pariksha/contract/site/installation'
import { DAY } from '@pariksha/domain/timing/units'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../shared/lib/api/api.ts'
import { ApiError, detailOf } from '../../shared/lib/api/api-errors.ts'
import { momentText } from '../../shared/lib/format/dates.ts'
import { Button } from '../../shared/ui/button.tsx'
import { showToast } from '../../shared/ui/toast/toast-store.ts'
import { QueryResult } from '../shared/page/query-result.tsx'
import { invalidateStaffSession } from '../shared/staff-calls.ts'
import { installationTexts } from './installation-texts.ts'

const KEY = ['staff', 'installation'] as const
const READ_EVERY_MILLIS = 60_000

/** The state of what works in the background: mail, disk space, backups, jobs. */
export function Installation() {
  const state = useQuery({
    queryKey: KEY,
    queryFn: () => call('GET /staff/installation/'),
    refetchInterval: READ_EVERY_MILLIS,
    staleTime: 0,
  })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="font-semibold text-lg">{installationTexts.title}</h2>
      <QueryResult of={state}>{(found) => <Parts {...found} />}</QueryResult>
    </section>
  )
}

function Parts({ mail, disks, backup, jobs }: InstallationState) {
  const isOld = backup === null || Date.now() - Date.parse(backup.made_at) > 2 * DAY
  return (
    <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
      <Part name={installationTexts.mail} isBad={mail.delayed || mail.goes_to === 'files'} lines={linesOfMail(mail)}>
        <TestMail />
      </Part>
      {disks.map((disk) => (
        <Part
          key={disk.holds}
          name={installationTexts.disk[disk.holds]}
          isBad={disk.state !== 'enough'}
          lines={linesOfDisk(disk)}
        />
      ))}
      <Part name={installationTexts.backup} isBad={isOld} lines={linesOfBackup(backup, isOld)} />
      <Part
        name={installationTexts.jobs}
        isBad={jobs.length > 0}
        lines={jobs.length === 0 ? [installationTexts.noJobs] : jobs.map((job) => installationTexts.job(job))}
      />
    </ul>
  )
}

function linesOfMail(mail: InstallationState['mail']): readonly string[] {
  const { goes_to, sent_at, failed_at, failure, waiting, oldest_since } = mail
  const at = (moment: string) => momentText(moment, 'en')
  return [
    ...(goes_to === 'files'
      ? [installationTexts.toFiles]
      : [sent_at === null ? installationTexts.neverSent : installationTexts.sent(at(sent_at))]),
    ...(failed_at !== null && failure !== null ? [installationTexts.failed(at(failed_at), failure)] : []),
    ...(oldest_since === null ? [] : [installationTexts.waiting(waiting, at(oldest_since))]),
  ]
}

const linesOfBackup = (backup: InstallationState['backup'], isOld: boolean): readonly string[] =>
  backup === null
    ? [installationTexts.noBackup]
    : [installationTexts.backupMade(momentText(backup.made_at, 'en')), ...(isOld ? [installationTexts.oldBackup] : [])]

const linesOfDisk = ({ free_bytes, total_bytes, state }: Disk): readonly string[] => [
  installationTexts.room(free_bytes / 1e9, total_bytes / 1e9),
  ...(state === 'enough' ? [] : [installationTexts[state]]),
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
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-semibold">
          {name} ·{' '}
          <span className={isBad ? 'text-bad' : 'text-good'}>
            {isBad ? installationTexts.bad : installationTexts.good}
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
      if (failure === null) showToast({ tone: 'good', text: installationTexts.testSent(to) })
      else showToast({ tone: 'bad', text: installationTexts.testFailed(failure) })
    } catch (error) {
      invalidateStaffSession(client, error)
      const tooOften = error instanceof ApiError && error.status === 429
      showToast({
        tone: 'bad',
        text: tooOften ? installationTexts.testTooOften : detailOf(error, installationTexts.testNoAnswer),
      })
    } finally {
      setBusy(false)
      void client.invalidateQueries({ queryKey: KEY })
    }
  }
  return (
    <Button variant="secondary" busy={busy} onClick={() => void send()}>
      {installationTexts.test}
    </Button>
  )
}
