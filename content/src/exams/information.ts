import { type Exam, informationOnly } from './exam.ts'

const CHECK = 'Check the official notification before you apply.'

/** Examinations people ask for and that have no tests here. */
export const INFORMATION_ONLY: readonly Exam[] = [
  informationOnly({
    slug: 'esic',
    name: 'ESIC',
    fullName: 'Employees’ State Insurance Corporation recruitment',
    family: 'other',
    body: 'Employees’ State Insurance Corporation (ESIC)',
    summary: 'UDC, Stenographer, MTS and Social Security Officer posts in the Employees’ State Insurance Corporation.',
    cycle: 'When vacancies are notified; not every year',
    languages: 'English and Hindi',
    eligibility: [
      ['Upper Division Clerk', 'A bachelor’s degree and working knowledge of computers; 18 to 27 years'],
      ['Multi-Tasking Staff', 'Class 10; 18 to 25 years'],
      [
        'Social Security Officer',
        'A bachelor’s degree; preference for certain subjects as per the notification; 21 to 27 years',
      ],
    ],
    positions: {
      title: 'Posts',
      items: ['Upper Division Clerk', 'Stenographer', 'Multi-Tasking Staff', 'Social Security Officer'],
    },
    salary: null,
    selection: [
      'Preliminary and main examinations, both objective type',
      'Computer skill test for UDC, skill test in stenography for Stenographer',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer:
          'Reasoning, quantitative aptitude, English and general awareness. The SSC mock tests cover the same subjects.',
      },
    ],
  }),
  informationOnly({
    slug: 'rbi_assistant',
    name: 'RBI Assistant',
    fullName: 'Reserve Bank of India Assistants',
    family: 'bank',
    body: 'Reserve Bank of India',
    summary: 'Assistant posts in the offices of the Reserve Bank of India.',
    cycle: 'When vacancies are notified, about once in two years',
    languages: 'English and Hindi; the English section is in English only',
    eligibility: [
      ['Education', 'A bachelor’s degree with 50%; pass marks for SC, ST and PwBD candidates'],
      ['Age', '20 to 28'],
      ['Language', 'Proficiency in the language of the state applied for'],
    ],
    positions: { title: 'Posts', items: ['Assistant'] },
    salary: null,
    selection: [
      'Prelims: 100 questions in 60 minutes (English, numerical ability, reasoning)',
      'Main: 200 questions in 135 minutes (also computer knowledge and general awareness)',
      'Language proficiency test, qualifying in nature; no interview',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'The prelims are similar to bank clerk prelims. Practise with the IBPS Clerk and SBI Clerk mock tests.',
      },
    ],
  }),
  informationOnly({
    slug: 'ap_si',
    name: 'AP SI',
    fullName: 'Andhra Pradesh Sub-Inspector of Police',
    family: 'state',
    body: 'State Level Police Recruitment Board, Andhra Pradesh',
    summary: 'Sub-Inspector posts in the Andhra Pradesh police: Civil and Armed Reserve.',
    cycle: 'When vacancies are notified by the state',
    languages: 'English, Telugu and Urdu',
    eligibility: [
      ['Education', 'A bachelor’s degree; Intermediate for SC and ST candidates as per the notification'],
      ['Age', '21 to 27, with age relaxation by category'],
      ['Fitness', 'Height and chest measurements, run and long jump'],
    ],
    positions: { title: 'Posts', items: ['Sub-Inspector of Police (Civil)', 'Reserve Sub-Inspector'] },
    salary: null,
    selection: [
      'Preliminary written test of two papers: arithmetic and reasoning, and general studies',
      'Physical measurement and efficiency tests',
      'Final written examination of four papers; the language papers are qualifying in nature',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Arithmetic, reasoning and general studies. The SSC CPO mock tests are the closest here.',
      },
    ],
  }),
  informationOnly({
    slug: 'ap_constable',
    name: 'AP Constable',
    fullName: 'Andhra Pradesh Police Constable',
    family: 'state',
    body: 'State Level Police Recruitment Board, Andhra Pradesh',
    summary: 'Constable posts in the Andhra Pradesh police: Civil and APSP.',
    cycle: 'When vacancies are notified by the state',
    languages: 'English, Telugu and Urdu',
    eligibility: [
      ['Education', 'Intermediate pass; for SC and ST, class 10 pass with both years of Intermediate attempted'],
      ['Age', '18 to 24 for most posts, with age relaxation by category'],
      ['Fitness', 'Physical measurements, 1,600 m run, 100 m run and long jump'],
    ],
    positions: { title: 'Posts', items: ['Constable (Civil)', 'Constable (AP Special Police)'] },
    salary: null,
    selection: [
      'Preliminary written test: 200 questions in 3 hours',
      'Physical measurement and efficiency tests',
      'Final written examination: 200 marks',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Arithmetic, reasoning, English and general studies. The SSC GD mock tests are the closest here.',
      },
    ],
  }),
  informationOnly({
    slug: 'fci',
    name: 'FCI',
    fullName: 'Food Corporation of India recruitment',
    family: 'other',
    body: 'Food Corporation of India',
    summary: 'Assistant and Manager posts: depot, accounts, technical and general administration.',
    cycle: 'When vacancies are notified',
    languages: 'English and Hindi',
    eligibility: [
      ['Assistant Grade III', 'A bachelor’s degree (in certain subjects for some cadres); up to 27 years'],
      ['Manager', 'A bachelor’s degree with 60% or a professional qualification; up to 28 years'],
    ],
    positions: {
      title: 'Posts',
      items: ['Assistant Grade III: general, accounts, technical, depot', 'Manager and Management Trainee'],
    },
    salary: null,
    selection: [
      'Phase I: 100 questions in 60 minutes, qualifying in nature',
      'Phase II papers depend on the cadre',
      'Manager: interview and training',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer: 'Phase I has English, reasoning, numerical aptitude and general studies, like SSC and bank prelims.',
      },
    ],
  }),
  informationOnly({
    slug: 'epfo',
    name: 'EPFO',
    fullName: 'Employees’ Provident Fund Organisation recruitment',
    family: 'other',
    body: 'EPFO; Union Public Service Commission for officers',
    summary: 'Social Security Assistant, Stenographer and Enforcement Officer posts in EPFO.',
    cycle: 'When vacancies are notified',
    languages: 'English and Hindi',
    eligibility: [
      [
        'Social Security Assistant',
        'A bachelor’s degree, typing of 35 words per minute in English or 30 in Hindi; 18 to 27 years',
      ],
      ['Enforcement Officer and Accounts Officer', 'A bachelor’s degree; up to 30 years'],
    ],
    positions: {
      title: 'Posts',
      items: ['Social Security Assistant', 'Stenographer', 'Enforcement Officer and Accounts Officer'],
    },
    salary: null,
    selection: [
      'SSA: computer based test, then a typing test that is qualifying in nature',
      'EO/AO: recruitment test by UPSC, then an interview',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer:
          'For SSA: reasoning, quantitative aptitude, English and general awareness. EO/AO also has labour laws and accounting.',
      },
    ],
  }),
  informationOnly({
    slug: 'nabard',
    name: 'NABARD Assistants',
    shortName: 'NABARD',
    fullName: 'National Bank for Agriculture and Rural Development: Development Assistants',
    family: 'bank',
    body: 'National Bank for Agriculture and Rural Development',
    summary: 'Development Assistant posts in the regional offices of NABARD.',
    cycle: 'When vacancies are notified',
    languages: 'English and Hindi; the English section is in English only',
    eligibility: [
      ['Education', 'A bachelor’s degree with 50%; pass marks for SC, ST and PwBD candidates'],
      ['Age', '18 to 35'],
      ['Language', 'Knowledge of the official language of the state is desirable'],
    ],
    positions: { title: 'Posts', items: ['Development Assistant', 'Development Assistant (Hindi)'] },
    salary: null,
    selection: [
      'Prelims: 100 questions in 60 minutes',
      'Main: objective and descriptive papers',
      'Language proficiency test',
      CHECK,
    ],
    faq: [
      {
        question: 'What should I practise?',
        answer:
          'The prelims are similar to SBI PO prelims: English, quantitative aptitude and reasoning in 60 minutes.',
      },
    ],
  }),
  informationOnly({
    slug: 'cucet',
    name: 'CUCET',
    fullName: 'Central Universities Common Entrance Test, now CUET',
    family: 'other',
    linkGroup: 'management',
    body: 'National Testing Agency (since 2022)',
    summary: 'Entrance test for admission to central universities. It was replaced by CUET in 2022.',
    cycle: 'Once a year: CUET (PG) and CUET (UG)',
    languages: 'English and Hindi; CUET (UG) in 13 languages, including Telugu',
    eligibility: [
      ['Undergraduate', 'Class 12; marks and subjects as per the university'],
      ['Postgraduate', 'A bachelor’s degree; marks and subjects as per the university'],
      ['Age', 'No age limit for the test'],
    ],
    positions: {
      title: 'Leads to',
      items: ['Undergraduate admission at central universities', 'Postgraduate admission, including MCA and MBA'],
    },
    salary: null,
    selection: [
      'Computer based test in the chosen subjects',
      'Each university prepares its own merit list from the scores',
      CHECK,
    ],
    faq: [
      {
        question: 'Does CUCET still exist?',
        answer: 'No. Since 2022 the common entrance test for central universities is CUET.',
      },
    ],
  }),
]
