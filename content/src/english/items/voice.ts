import { REWRITING_EXAMS } from './exams.ts'
import { itemsOf, rewrite } from './forms.ts'

const passive = rewrite('Change the sentence into the passive voice.')
const active = rewrite('Change the sentence into the active voice.')

export const VOICE = itemsOf(
  'voice',
  { exams: REWRITING_EXAMS, mistake: 'changes the tense or breaks the form of the verb' },
  [
    passive(
      'simple-present',
      'easy',
      'The gardener waters the plants every day.',
      'The plants are watered by the gardener every day.',
      [
        'The plants were watered by the gardener every day.',
        'The plants are being watered by the gardener every day.',
        'The plants have been watered by the gardener every day.',
        'The plants watered by the gardener every day.',
      ],
      'The simple present becomes am/is/are + past participle. “Were watered” would move it to the past.',
    ),
    passive(
      'simple-past',
      'easy',
      'Ravi wrote this poem.',
      'This poem was written by Ravi.',
      [
        'This poem has been written by Ravi.',
        'This poem is written by Ravi.',
        'This poem was wrote by Ravi.',
        'This poem had been written by Ravi.',
      ],
      'The simple past becomes was/were + past participle. “Has been written” answers to “has written”.',
    ),
    passive(
      'present-perfect',
      'easy',
      'Somebody has stolen my umbrella.',
      'My umbrella has been stolen.',
      [
        'My umbrella was stolen.',
        'My umbrella had been stolen.',
        'My umbrella is being stolen.',
        'My umbrella has stolen.',
      ],
      'The present perfect becomes has/have been + past participle, and an unknown doer is left out. “Was stolen” answers to “stole”.',
    ),
    passive(
      'simple-future',
      'easy',
      'They will announce the results tomorrow.',
      'The results will be announced tomorrow.',
      [
        'The results will have been announced tomorrow.',
        'The results would be announced tomorrow.',
        'The results are being announced tomorrow.',
        'The results will announced tomorrow.',
      ],
      '“Will” + verb becomes “will be” + past participle. “Will have been announced” is the future perfect.',
    ),
    passive(
      'present-continuous',
      'medium',
      'The workers are repairing the bridge.',
      'The bridge is being repaired by the workers.',
      [
        'The bridge is repaired by the workers.',
        'The bridge was being repaired by the workers.',
        'The bridge has been repaired by the workers.',
        'The bridge are being repaired by the workers.',
      ],
      'The present continuous becomes is/are being + past participle. Without “being” the action is no longer going on.',
    ),
    passive(
      'question-with-who',
      'medium',
      'Who painted this mural?',
      'By whom was this mural painted?',
      [
        'By whom this mural was painted?',
        'By who was this mural painted?',
        'By whom is this mural painted?',
        'Who was painted by this mural?',
      ],
      '“Who” as the doer becomes “by whom”, and the question keeps the auxiliary before the subject. “By whom this mural was painted” lacks that order.',
    ),
    passive(
      'command',
      'medium',
      'Open the windows.',
      'Let the windows be opened.',
      [
        'Let the windows opened.',
        'The windows are opened.',
        'The windows have been opened.',
        'The windows must opened.',
      ],
      'A command becomes “let” + object + “be” + past participle. “The windows are opened” is a statement and no longer a command.',
    ),
    passive(
      'modal',
      'medium',
      'You must not leave this box in the sun.',
      'This box must not be left in the sun.',
      [
        'This box must not have been left in the sun.',
        'This box must not be leaving in the sun.',
        'This box must not left in the sun.',
        'This box is not left in the sun.',
      ],
      'A modal becomes modal + be + past participle, and the modal itself stays. “Must not have been left” would refer to the past.',
    ),
    active(
      'past-perfect-to-active',
      'medium',
      'The letters had been posted by the clerk before noon.',
      'The clerk had posted the letters before noon.',
      [
        'The clerk posted the letters before noon.',
        'The clerk has posted the letters before noon.',
        'The clerk had been posting the letters before noon.',
        'The clerk was posting the letters before noon.',
      ],
      '“Had been posted” is the past perfect, whose active form is “had posted”. “Posted” would answer to “were posted”.',
    ),
    passive(
      'people-say',
      'hard',
      'People say that the old fort is haunted.',
      'The old fort is said to be haunted.',
      [
        'The old fort is said to have been haunted.',
        'The old fort was said to be haunted.',
        'The old fort said to be haunted.',
        'The old fort is saying to be haunted.',
      ],
      'With “people say that X is”, X becomes the subject: “X is said to be”. “To have been haunted” would answer to “that the fort was haunted”.',
    ),
    passive(
      'made-to-do',
      'hard',
      'They made him repeat the oath.',
      'He was made to repeat the oath.',
      [
        'He was made repeat the oath.',
        'He had been made to repeat the oath.',
        'He is made to repeat the oath.',
        'He was making to repeat the oath.',
      ],
      '“Make” takes a bare infinitive in the active, but a “to” comes back in the passive. “Was made repeat” forgets it.',
    ),
  ],
)
