import { type Exam, informationOnly } from './exam.ts'

const CHECK = 'Numbers change with the notice of the year: read it before you apply.'

/** Examinations people ask for and that have no tests here. */
export const INFORMATION_ONLY: readonly Exam[] = [
  informationOnly({
    slug: 'esic',
    name: 'ESIC',
    fullName: 'Employees’ State Insurance Corporation recruitment',
    family: 'other',
    body: 'Employees’ State Insurance Corporation (ESIC)',
    summary: 'Clerks, stenographers, multi-tasking staff and social security officers of the insurance corporation.',
    cycle: 'When there are vacancies; years may lie between two notices',
    languages: 'English and Hindi',
    eligibility: [
      ['Upper Division Clerk', 'A bachelor’s degree and working knowledge of computers; 18 to 27 years'],
      ['Multi-Tasking Staff', 'Class 10; 18 to 25 years'],
      ['Social Security Officer', 'A bachelor’s degree, by the notice in certain subjects; 21 to 27 years'],
    ],
    positions: {
      title: 'Posts',
      items: ['Upper Division Clerk', 'Stenographer', 'Multi-Tasking Staff', 'Social Security Officer'],
    },
    salary: null,
    selection: [
      'A preliminary and a main examination with choices',
      'Clerks and stenographers then show their skill at the computer',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Reasoning, quantitative aptitude, English and awareness. The SSC tests cover the same ground.',
      },
    ],
  }),
  informationOnly({
    slug: 'rbi_assistant',
    name: 'RBI Assistant',
    fullName: 'Reserve Bank of India Assistants',
    family: 'bank',
    body: 'Reserve Bank of India',
    summary: 'Assistants in the offices of the central bank.',
    cycle: 'When there are vacancies, about every second year',
    languages: 'English and Hindi; the English section in English alone',
    eligibility: [
      ['Education', 'A bachelor’s degree with 50%; a pass for SC, ST and candidates with disabilities'],
      ['Age', '20 to 28'],
      ['Language', 'The language of the state of the office applied for'],
    ],
    positions: { title: 'Posts', items: ['Assistant'] },
    salary: null,
    selection: [
      'Prelims: 100 questions in 60 minutes, on English, numerical ability and reasoning',
      'Main: 200 questions in 135 minutes, with computer knowledge and general awareness',
      'A language test that has to be passed; no interview',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'The prelims are close to those of the bank clerks: their tests are good practice.',
      },
    ],
  }),
  informationOnly({
    slug: 'ap_si',
    name: 'AP SI',
    fullName: 'Andhra Pradesh Sub-Inspector of Police',
    family: 'state',
    body: 'State Level Police Recruitment Board, Andhra Pradesh',
    summary: 'Sub-inspectors of the Andhra Pradesh police, civil and armed reserve.',
    cycle: 'When the state sanctions posts',
    languages: 'English, Telugu and Urdu',
    eligibility: [
      ['Education', 'A bachelor’s degree; intermediate in some cases for SC and ST, by the notice'],
      ['Age', '21 to 27, with relaxation by category'],
      ['Fitness', 'Height and chest measurements, run and jump'],
    ],
    positions: { title: 'Posts', items: ['Sub-Inspector of Police (Civil)', 'Reserve Sub-Inspector'] },
    salary: null,
    selection: [
      'Preliminary test of two papers: arithmetic with reasoning, and general studies',
      'Physical measurement and efficiency tests',
      'Final written examination of four papers; the language papers only have to be passed',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Arithmetic and reasoning decide the preliminary test. The SSC CPO tests are the nearest here.',
      },
    ],
  }),
  informationOnly({
    slug: 'ap_constable',
    name: 'AP Constable',
    fullName: 'Andhra Pradesh Police Constable',
    family: 'state',
    body: 'State Level Police Recruitment Board, Andhra Pradesh',
    summary: 'Constables of the Andhra Pradesh police, civil and special police.',
    cycle: 'When the state sanctions posts',
    languages: 'English, Telugu and Urdu',
    eligibility: [
      ['Education', 'Intermediate; class 10 with both years of intermediate attempted for SC and ST'],
      ['Age', '18 to 24 for most posts, with relaxation by category'],
      ['Fitness', 'Measurements, 1,600 metres run, 100 metres run and long jump'],
    ],
    positions: { title: 'Posts', items: ['Constable (Civil)', 'Constable (AP Special Police)'] },
    salary: null,
    selection: [
      'Preliminary test of 200 questions in three hours',
      'Physical measurement and efficiency tests',
      'Final written examination of 200 marks',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Arithmetic, reasoning, English and general studies. The SSC GD tests are the nearest here.',
      },
    ],
  }),
  informationOnly({
    slug: 'fci',
    name: 'FCI',
    fullName: 'Food Corporation of India recruitment',
    family: 'other',
    body: 'Food Corporation of India',
    summary: 'Assistants and managers for depots, accounts, quality control and general administration.',
    cycle: 'When there are vacancies',
    languages: 'English and Hindi',
    eligibility: [
      ['Assistant Grade III', 'A bachelor’s degree, for some cadres in certain subjects; up to 27 years'],
      ['Manager', 'A bachelor’s degree with 60% or a professional qualification; up to 28 years'],
    ],
    positions: {
      title: 'Posts',
      items: ['Assistant Grade III: general, accounts, technical, depot', 'Manager and Management Trainee'],
    },
    salary: null,
    selection: [
      'Phase I: 100 questions in 60 minutes; it only sifts',
      'Phase II by cadre',
      'Managers: training and interview follow',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Phase I asks English, reasoning, numbers and general studies, as the SSC and bank prelims do.',
      },
    ],
  }),
  informationOnly({
    slug: 'epfo',
    name: 'EPFO',
    fullName: 'Employees’ Provident Fund Organisation recruitment',
    family: 'other',
    body: 'EPFO; Union Public Service Commission for officers',
    summary: 'Social security assistants, stenographers and enforcement officers of the provident fund.',
    cycle: 'When there are vacancies',
    languages: 'English and Hindi',
    eligibility: [
      ['Social Security Assistant', 'A bachelor’s degree, 35 words a minute in English or 30 in Hindi; 18 to 27 years'],
      ['Enforcement Officer and Accounts Officer', 'A bachelor’s degree; up to 30 years'],
    ],
    positions: {
      title: 'Posts',
      items: ['Social Security Assistant', 'Stenographer', 'Enforcement Officer and Accounts Officer'],
    },
    salary: null,
    selection: [
      'Assistants: a computer based test, then typing that has to be passed',
      'Officers: a test of the Union Public Service Commission, then an interview',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer:
          'For assistants: reasoning, numbers, English and awareness. Officers also need labour law and accounting.',
      },
    ],
  }),
  informationOnly({
    slug: 'nabard',
    name: 'NABARD Assistants',
    fullName: 'National Bank for Agriculture and Rural Development: Development Assistants',
    family: 'bank',
    body: 'National Bank for Agriculture and Rural Development',
    summary: 'Development assistants in the regional offices of the bank for agriculture and rural development.',
    cycle: 'When there are vacancies',
    languages: 'English and Hindi; the English section in English alone',
    eligibility: [
      ['Education', 'A bachelor’s degree with 50%; a pass for SC, ST and candidates with disabilities'],
      ['Age', '18 to 35'],
      ['Language', 'The official language of the state is an advantage'],
    ],
    positions: { title: 'Posts', items: ['Development Assistant', 'Development Assistant (Hindi)'] },
    salary: null,
    selection: [
      'Prelims of 100 questions in 60 minutes',
      'Main with choices and a descriptive part',
      'A language test',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'The prelims are close to SBI PO in form: English, numbers and reasoning in an hour.',
      },
    ],
  }),
  informationOnly({
    slug: 'cucet',
    name: 'CUCET',
    fullName: 'Central Universities Common Entrance Test, today CUET',
    family: 'other',
    body: 'National Testing Agency (since 2022)',
    summary: 'Admission to the central universities. The test was replaced by CUET in 2022.',
    cycle: 'Once a year: CUET (PG) in March, CUET (UG) in May',
    languages: 'English, Hindi and, for CUET (UG), eleven more, Telugu among them',
    eligibility: [
      ['Undergraduate', 'Class 12; the universities set marks and subjects'],
      ['Postgraduate', 'A bachelor’s degree; the universities set marks and subjects'],
      ['Age', 'No limit of the test itself'],
    ],
    positions: {
      title: 'Leads to',
      items: ['Undergraduate admission at central universities', 'Postgraduate admission, MCA and MBA among them'],
    },
    salary: null,
    selection: [
      'Computer based test on the subjects chosen',
      'Every university makes its own list from the scores',
      CHECK,
    ],
    faq: [
      {
        question: 'Does CUCET still exist?',
        answer: 'Not under this name. Since 2022 the common test of the central universities is CUET.',
      },
    ],
  }),
]
