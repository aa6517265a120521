import { useState } from 'react'
import { Button } from '../../../shared/ui/button.tsx'
import { showToast } from '../../../shared/ui/toast/toast-store.ts'
import { useTopics } from '../../questions/use-topics.ts'
import { useBuilder } from '../draft/builder-context.ts'
import { slotsOf } from '../draft/moves.ts'
import { paperTexts } from '../paper-texts.ts'
import { fillSection } from './fill-section.ts'
import { problemOf, ruleOf } from './rule.ts'

/** All free places of the paper at once, each section by its own rule. */
export function FillAll() {
  const { draft, act, busy } = useBuilder()
  const { topics, isPending } = useTopics()
  const [filling, setFilling] = useState<string>()
  const sections = draft.pattern.sections.map((form, section) => ({
    section,
    name: form.name,
    free: Math.max(0, form.count - slotsOf(draft, section).length),
    rule: ruleOf(draft, section, topics),
  }))
  const free = sections.reduce((sum, one) => sum + one.free, 0)
  if (free === 0 && filling === undefined) return null
  const fill = async () => {
    let missing = 0
    const withoutRule = sections.filter((one) => one.free > 0 && problemOf(one.rule) !== null)
    for (const { section, name, rule } of sections.filter((one) => one.free > 0 && !withoutRule.includes(one))) {
      setFilling(name)
      const left = await fillSection(act, { section, rule, again: false })
      if (left === null) return setFilling(undefined)
      missing += left
    }
    setFilling(undefined)
    if (withoutRule.length > 0)
      showToast({ tone: 'bad', text: paperTexts.builder.noRule(withoutRule.map(({ name }) => name).join(', ')) })
    if (missing > 0) showToast({ tone: 'bad', text: paperTexts.builder.missing(missing) })
    else if (withoutRule.length === 0) showToast({ tone: 'good', text: paperTexts.builder.filledAll })
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-lg border border-accent/40 bg-accent-soft p-4">
      <p aria-live="polite" className="min-w-0 flex-1 basis-60">
        {filling === undefined ? paperTexts.builder.fillAllText(free) : paperTexts.builder.filling(filling)}
      </p>
      <Button busy={filling !== undefined || busy || isPending} onClick={() => void fill()}>
        {paperTexts.builder.fillAll}
      </Button>
    </div>
  )
}
