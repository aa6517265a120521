import { say } from '../../text/localized.ts'
import type { Exam } from '../exam.ts'
import type { AccordionItem, Part } from './family-page.ts'

/** An item for each examination: its phases with their times, its posts, who may apply and what it pays. */
export const examAccordion = (exams: readonly Exam[], open: string | null): Part => ({
  kind: 'accordion',
  open,
  items: exams.map(examEntry),
})

const examEntry = ({ slug, name, fullName, patterns, positions, eligibility, salary }: Exam): AccordionItem => ({
  id: slug,
  title: name,
  blocks: [
    { kind: 'text', text: fullName },
    { kind: 'patterns', sections: false, patterns },
    { kind: 'list', title: positions.title, items: positions.items },
    { kind: 'facts', rows: salary === null ? eligibility : [...eligibility, [say('Salary', 'జీతం', 'वेतन'), salary]] },
  ],
})
