import type { PaperRule } from '@pariksha/contract/papers/paper-rule'
import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { Dialog } from '../../../shared/ui/dialogs/dialog.tsx'
import { ErrorNotice } from '../../../shared/ui/status/error-notice.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { texts } from '../../texts.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { slotsOf } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'
import { fillSection } from './fill-section.ts'
import { problemOf, type RuleProblem, ruleOf } from './rule.ts'
import { RuleFields } from './rule-fields.tsx'

type Props = { readonly section: number; readonly open: boolean; readonly onClose: () => void }

/** How a section is filled: its free places, or all of it again around what is locked. */
export function RuleDialog({ section, open, onClose }: Props) {
  const { draft, act, busy } = useBuilder()
  const { topics } = useTopics()
  // What was typed stays when the dialog is closed, and when somebody else saved first.
  const [typed, setTyped] = useState<PaperRule>()
  const [problem, setProblem] = useState<RuleProblem | null>(null)
  const form = draft.pattern.sections[section]
  if (!form) return null
  const rule = typed ?? ruleOf(draft, section, topics)
  const there = slotsOf(draft, section)
  const free = Math.max(0, form.count - there.length)
  const fill = async (again: boolean) => {
    const lack = problemOf(rule)
    setProblem(lack)
    if (lack) return
    const missing = await fillSection(act, { section, rule, again })
    if (missing === null) return
    onClose()
    showToast(
      missing === 0
        ? { tone: 'good', text: paperTexts.rule.filled }
        : { tone: 'bad', text: paperTexts.builder.missing(missing) },
    )
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={paperTexts.builder.fillOf(form.name)}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {texts.form.cancel}
          </Button>
          {there.some(({ locked }) => !locked) && (
            <Button variant="secondary" busy={busy} onClick={() => void fill(true)}>
              {paperTexts.rule.again}
            </Button>
          )}
          <Button disabled={free === 0} busy={busy} onClick={() => void fill(false)}>
            {free === 0 ? paperTexts.rule.full : paperTexts.rule.free(free)}
          </Button>
        </>
      }
    >
      <RuleFields rule={rule} onChange={setTyped} />
      {there.length > 0 && <p className="text-ink-soft text-sm">{paperTexts.rule.againText}</p>}
      {problem && <ErrorNotice text={paperTexts.rule[problem]} />}
    </Dialog>
  )
}
