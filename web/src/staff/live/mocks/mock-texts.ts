const mails = (count: number) => (count === 1 ? '1 mail is' : `${count} mails are`)

/** The texts of the pages about live mocks. */
export const mockTexts = {
  title: 'Live mocks',
  text: 'A mock that students take on one day, in one or more shifts. Each shift is a live test with a paper of its own.',
  none: 'No live mocks yet',
  noneText: 'Add one, then add its shifts: papers that are published as live tests.',
  add: 'Add a live mock',
  added: 'The mock was added. Now add its shifts.',
  back: 'All live mocks',
  change: 'Change',
  save: 'Save',
  saved: 'The mock was saved.',
  name: 'Name',
  nameHint: 'Students see it, for example: All India CGL Mock, 6 December',
  series: 'Exam',
  chooseSeries: 'Choose an exam',
  takesRegistration: 'Students register for a shift; nobody else may start it',
  closes: 'Registration closes',
  closesHint: 'Indian time. Empty: each shift takes registrations until it opens.',
  places: 'Places in each shift',
  placesHint: 'Empty: no limit.',
  counts: (shifts: number, registered: number) =>
    `${shifts === 1 ? '1 shift' : `${shifts} shifts`} · ${registered} registered`,
  facts: {
    everybody: 'No registration: whoever may take the test may start it.',
    until: (when: string) => `Registration closes ${when}.`,
    untilShift: 'Registration for each shift closes when it opens.',
    places: (count: number) => `${count} places in each shift.`,
  },
  studentPage: 'Page of the students',
  allResults: 'Results of all shifts',
  shifts: 'Shifts',
  noShifts: 'No shifts yet. Students see the mock once it has one.',
  releaseFrom: (shift: number, when: string) =>
    `The results of all shifts can be released from ${when} on: until then devices in shift ${shift} may deliver answers, and whoever sits it must not read what an earlier shift was asked.`,
  released: 'Results of this mock are released, so no shift can be added.',
  results: {
    hand: 'results by hand',
    on: (when: string) => `results on ${when}`,
    since: (when: string) => `results released since ${when}`,
  },
  shift: (number: number, title: string) => `Shift ${number}: ${title}`,
  window: (from: string, until: string) => `Starts from ${from} until ${until}`,
  commonStart: (from: string, until: string) => `Begins for all at ${from}; late entry until ${until}`,
  for: (batches: readonly string[]) => (batches.length === 0 ? 'For everybody' : `For ${batches.join(', ')}`),
  people: (registered: number, started: number) => `${registered} registered, ${started} started`,
  watch: (number: number) => `Watch shift ${number}`,
  move: 'Move',
  moveOf: (number: number) => `Move shift ${number}`,
  opensAt: 'Opens',
  closesAt: 'Entry closes',
  indianTime: 'Indian time',
  oneStart: 'One start for all: students who enter later have less time',
  moveTells: (registered: number) =>
    registered === 0
      ? 'Nobody is registered, so no mail is sent.'
      : `${registered === 1 ? '1 registered student gets' : `${registered} registered students get`} a mail with the new time and a new entry for the calendar. Their places are kept.`,
  moved: (registered: number) =>
    registered === 0 ? 'The shift was moved.' : `The shift was moved. ${mails(registered)} on the way.`,
  movedUnmailed: 'The shift was moved. No mail was sent: please tell the students.',
  movedFrom: (when: string) => `moved from ${when}`,
  callOff: 'Call off',
  callOffOf: (number: number) => `Call off shift ${number}`,
  reasonHint: 'Students read it, as you write it here.',
  callOffTells: (registered: number) =>
    registered === 0
      ? 'Nobody is registered, so no mail is sent. This cannot be undone.'
      : `${registered === 1 ? '1 registered student gets a mail with the reason, loses the place in this shift' : `${registered} registered students get a mail with the reason, lose their places in this shift`} and can register for another one. This cannot be undone.`,
  calledOff: (registered: number) =>
    registered === 0 ? 'The shift was called off.' : `The shift was called off. ${mails(registered)} on the way.`,
  calledOffUnmailed: 'The shift was called off. No mail was sent: please tell the students.',
  calledOffFor: (reason: string) => `Called off: ${reason}`,
  remove: 'Remove',
  removeOf: (number: number) => `Remove shift ${number}`,
  removeText: (title: string) => `"${title}" stays a live test of its own. Shifts with registered students stay.`,
  removed: 'The shift was removed.',
  addShift: 'Add a shift',
  shiftAdded: 'The shift was added.',
  choose: 'Live test',
  noCandidates:
    'There is no live test of this exam that could be added. Publish a paper of this exam as a live test that opens later.',
  papers: 'Papers',
  delete: 'Delete',
  deleteText: 'A mock without shifts can be deleted.',
  deleted: 'The mock was deleted.',
}
