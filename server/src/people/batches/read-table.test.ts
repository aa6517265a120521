import { MAX_IMPORT_ROWS } from '@pariksha/contract/people/batches'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readTable } from './read-table.ts'

test('a table as a spreadsheet writes it is read, in any order of columns and with others beside them', () => {
  const csv =
    '\uFEFFE-mail;Roll;Student name;Mobile\r\nAsha@Example.com;7;Asha Rao;98480 22338\r\nravi@example.com;8;రవి;\r\n'
  expect(readTable(csv)).toEqual({
    rows: [
      { row: 2, name: 'Asha Rao', email: 'asha@example.com', phone: '+919848022338' },
      { row: 3, name: 'రవి', email: 'ravi@example.com', phone: null },
    ],
    faults: [],
  })
})

test.each([
  ['name,email\nAsha,nobody', 2, 'email'],
  ['name,email\n,asha@example.com', 2, 'name'],
  ['name,email,phone\nAsha,asha@example.com,12', 2, 'phone'],
  ['name,email\nAsha,a@example.com\nRavi,A@example.com', 3, 'email'],
  ['name,phone\nAsha,9848022338', 1, 'email'],
  ['', 1, 'name'],
  [`name,email\n${'x,y\n'.repeat(MAX_IMPORT_ROWS + 1)}`, MAX_IMPORT_ROWS + 2, ''],
])('of %j a fault is reported with its row', (csv, row, column) => {
  expect(readTable(csv).faults[0]).toMatchObject({ row, column })
})

test('a comma within a cell of a file with semicolons separates nothing', () => {
  const { rows } = readTable('name;email\nRao, Asha;asha@example.com\n')
  expect(rows).toEqual([{ row: 2, name: 'Rao, Asha', email: 'asha@example.com', phone: null }])
})

test('rows are counted as a spreadsheet shows them, with empty ones and cells of several lines', () => {
  const csv = 'name,email,address\nAsha,asha@example.com,"Street 1\nTown"\n\nRavi,ravi,\n'
  expect(readTable(csv).faults).toMatchObject([{ row: 4, column: 'email' }])
})

test.each([
  'Name,Email',
  'Student Name,Email ID,Mobile No',
  'Name of the Student,E-mail ID,Phone No.',
  'NAME,EMAIL ID,MOBILE',
  'Name,Gmail,Contact',
  'Full Name,Email Address,Mobile Number',
  'Candidate Name,Mail ID,WhatsApp Number',
  "Student's name (as per SSC),e mail,cell",
  'పేరు,ఈమెయిల్,ఫోన్',
  'విద్యార్థి పేరు,ఈ-మెయిల్ ఐడి,మొబైల్ నంబర్',
  'नाम,ईमेल,फ़ोन',
  'छात्र का नाम,ई-मेल आईडी,मोबाइल नंबर',
])('the headings %s are known', (titles) => {
  const phone = titles.split(',').length > 2
  const { rows, faults } = readTable(`${titles}\nAsha Rao,asha@example.com${phone ? ',9848022338' : ''}`)
  expect([rows, faults]).toEqual([
    [{ row: 2, name: 'Asha Rao', email: 'asha@example.com', phone: phone ? '+919848022338' : null }],
    [],
  ])
})

test.each(["Father's Name", 'Name of the Father', 'Parent Name', 'Roll No', 'Course'])(
  '%s is no name of a student',
  (title) => {
    expect(readTable(`${title},Email\nAsha,asha@example.com`).faults).toMatchObject([{ row: 1, column: 'name' }])
  },
)

test.each(["Father's Mobile", 'Student No', 'Parent phone number', 'S.No'])('%s is no number of a student', (title) => {
  const { rows } = readTable(`Name,Email,${title}\nAsha,asha@example.com,9848022338`)
  expect(rows).toMatchObject([{ phone: null }])
})

test.each([
  ['First Name,Last Name,Email', 'Asha,Rao', 'Asha Rao'],
  ['Last Name,First Name,Email', 'Rao,Asha', 'Asha Rao'],
  ['First Name,Middle Name,Surname,Email', 'Asha,Devi,Rao', 'Asha Devi Rao'],
  ['First Name,Last Name,Email', 'Asha,', 'Asha'],
  ['Surname,Name,Email', 'Rao,Asha', 'Asha Rao'],
  ['Surname,Name,Email', 'Rao,Asha Rao', 'Asha Rao'],
])('of the columns %s the name is %s joined', (titles, names, name) => {
  expect(readTable(`${titles}\n${names},asha@example.com`).rows).toMatchObject([{ name }])
})

test.each([
  ['with commas', 'REPORT OF BATCH A,,\n,,\nName,Email,Phone\nAsha,asha@example.com,98480 22338'],
  ['alone in its line', 'Batch A, morning\n\nName;Email;Phone\nAsha;asha@example.com;98480 22338'],
  ['in two lines', 'Vijaya Institute\nBatch A\nName\tEmail\tPhone\nAsha\tasha@example.com\t98480 22338'],
])('a title above the headings, %s, is no row', (_, csv) => {
  const { rows, faults } = readTable(csv)
  expect([rows, faults]).toMatchObject([[{ row: expect.any(Number), name: 'Asha', phone: '+919848022338' }], []])
  expect(rows[0]?.row).toBe(csv.split('\n').length)
})

test.each(['09848022338', '919848022338', '+919848022338', '9848022338.0', "'+91 98480-22338", '0091 98480 22338'])(
  'the phone number %s is one of India',
  (phone) => {
    expect(readTable(`name,email,phone\nAsha,asha@example.com,${phone}`).rows).toMatchObject([
      { phone: '+919848022338' },
    ])
  },
)

test.each(['9.84802E+09', '12345', '08123', '98480223381'])('the phone number %s is reported', (phone) => {
  const { faults } = readTable(`name,email,phone\nAsha,asha@example.com,${phone}`)
  expect(faults).toMatchObject([{ row: 2, column: 'phone' }])
})

test.each(['Visit www.win.example/now', 'a@b.co', 'http://win.example'])('%j is no name', (name) => {
  expect(readTable(`name,email\n${name},x@example.com`).faults).toMatchObject([{ row: 2, column: 'name' }])
})

test('good rows are kept beside bad ones', () => {
  const { rows, faults } = readTable('name,email\nAsha,asha@example.com\nRavi,ravi\n\nSita,sita@example.com')
  expect([rows.map(({ name }) => name), faults.map(({ row }) => row)]).toEqual([['Asha', 'Sita'], [3]])
})

test('whatever is given, it answers', () => {
  const cell = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('name', 'email', '"', ',', '\n', 'a@b.co'))
  fc.assert(
    fc.property(fc.array(cell), (cells) => {
      const { rows, faults } = readTable(cells.join(','))
      for (const { email } of rows) expect(email).toContain('@')
      expect(faults.length).toBeLessThanOrEqual(200)
    }),
  )
})
