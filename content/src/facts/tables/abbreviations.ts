import { factTable, t } from '../table.ts'

/** The name itself: of each word in a pattern the first choice. */
const full = (pattern: string): string =>
  pattern
    .split(' ')
    .map((word) => word.split('~')[0])
    .join(' ')

/** Names that fit the letters but are wrong in one word or in two. */
export function misreadings(pattern: string): readonly string[] {
  const words = pattern.split(' ').map((word) => word.split('~'))
  const name = words.map(([right]) => right)
  const slips = words.flatMap(([, ...wrong], place) => wrong.map((word) => ({ place, word })))
  const single = slips.map(({ place, word }) => name.with(place, word).join(' '))
  const double = slips.flatMap((one, n) =>
    slips
      .slice(n + 1)
      .filter(({ place }) => place !== one.place)
      .map((other) => name.with(one.place, one.word).with(other.place, other.word).join(' ')),
  )
  return [...single, ...double]
}

/** Expansions stay in English in every language: the letters are those of the English words. */
export const ABBREVIATIONS = factTable({
  name: 'abbreviations',
  topic: 'abbreviations',
  settledBy: 'the organisations’ own names; standards',
  columns: { short: t('Abbreviation', 'సంక్షిప్త రూపం', 'संक्षिप्त रूप'), full: t('Full form', 'పూర్తి రూపం', 'पूर्ण रूप') },
  same: { short: String, full },
  lures: { column: 'full', of: misreadings },
  rows: `
ISRO | Indian~International Space~Satellite Research~Resource Organisation~Operation
DRDO | Defence~Department Research~Rocket and Development~Design Organisation~Office
BARC | Bhabha~Bharat Atomic~Applied Research~Reactor Centre~Council
WHO | World Health~Hygiene~Human Organization~Office
UNESCO | United Nations Educational,~Economic, Scientific~Social and Cultural~Commercial Organization
UNICEF (original name) | United Nations International~Indian Children’s~Citizens’ Emergency~Education Fund~Foundation
IMF | International~Indian Monetary~Money Fund~Finance~Federation
NATO | North~National Atlantic~Allied Treaty~Trade Organization~Office
SAARC | South~Southern Asian Association~Alliance for Regional~Rural Cooperation~Commerce
ASEAN | Association~Alliance of South-East~South-West~Southern Asian~Atlantic Nations
OPEC | Organization of the Petroleum~Power Exporting~Extracting Countries~Companies
NITI (Aayog) | National Institution~Initiative~Investment for Transforming~Training India~Industry
UPSC | Union~United Public~Personnel Service~Selection Commission~Committee
RBI | Reserve~Revenue~Regional Bank~Board of India~Investment
SEBI | Securities~Savings and Exchange~Economic Board~Bureau of India
NABARD | National Bank~Board for Agriculture~Agency and Rural~Regional Development~Deposits
AIIMS | All India Institute~Institution of Medical~Medicinal Sciences~Services~Studies
CBI | Central Bureau~Board of Investigation~Intelligence~Information
# medium
SIDBI | Small Industries~Investment Development~Deposit Bank~Board of India
IRDAI | Insurance~Investment Regulatory~Revenue and Development~Deposit Authority~Agency of India
TRAI | Telecom~Transport Regulatory~Revenue Authority~Agency of India
NPCI | National Payments~Postal Corporation~Council~Committee of India
IMPS | Immediate~Instant~Internet Payment~Postal Service~System
BHIM | Bharat~Bank Interface~Investment for Money~Mobile~Market
UIDAI | Unique~Universal Identification~Identity Authority~Agency of India
CSIR | Council~Centre of Scientific~Social and Industrial~International Research~Resources
ICMR | Indian~International Council~Centre of Medical~Medicinal Research~Resources
ICAR | Indian~International Council~Centre of Agricultural~Applied Research~Resources
NASA | National Aeronautics~Astronautics and Space~Satellite Administration~Agency
ICPO (Interpol) | International Criminal~Crime Police~Prevention Organization~Office
GATT | General~Global Agreement~Association on Tariffs~Taxes and Trade~Transport
MUDRA | Micro~Medium Units~Urban Development~Deposit and Refinance~Reform Agency~Authority
LASER | Light~Long Amplification~Absorption by Stimulated~Simulated Emission~Energy of Radiation
RADAR | Radio~Rapid Detection~Distance and Ranging~Reflecting
SONAR | Sound~Signal Navigation~Network and Ranging~Radar
AIDS | Acquired~Active Immune~Infection Deficiency~Disease Syndrome~System
DNA | Deoxyribonucleic~Dioxyribonucleic~Deoxyribose~Dinucleic Acid~Agent
ATM (bank) | Automated~Advanced~Additional Teller~Transfer Machine~Money
SIM | Subscriber~Service~System Identity~Internet~Instant Module~Mobile
PIN (postal) | Postal~Personal~Public Index~Identification Number~Network
GPS | Global~Geographical Positioning~Pointing System~Satellite
LPG | Liquefied~Light~Low Petroleum~Pressure Gas
CNG | Compressed~Condensed~Clean Natural~Neutral Gas
FIR (police) | First~Final Information~Investigation~Inquiry Report~Record
RTI | Right~Rule~Return to Information~Investigation~Inquiry
NCERT | National Council~Centre of Educational~Elementary Research~Resources and Training~Teaching
# hard
MOSFET | Metal-Oxide-Semiconductor~Metal-Oxide-Silicate Field-Effect~Full-Effect Transistor~Transformer
COBOL | Common~Computer Business-Oriented~Binary-Oriented Language~Logic
IRNSS | Indian~International Regional~Remote Navigation~Network Satellite~Space System~Service
PSLV | Polar~Primary Satellite~Space Launch~Landing Vehicle
GSLV | Geosynchronous~Geostatic Satellite~Space Launch~Landing Vehicle
CITES | Convention~Council on International Trade~Transport in Endangered~Extinct Species
IUCN | International~Indian Union for Conservation~Control of Nature~Nations
BIMSTEC | Bay of Bengal~Burma Initiative~Institute for Multi-Sectoral~Multi-State Technical~Trade and Economic~Energy Cooperation
SWIFT (banking) | Society for Worldwide~Western Interbank~International Financial~Foreign Telecommunication~Transactions
MCLR | Marginal~Minimum Cost~Credit of Funds based~backed Lending~Loan Rate
CRISPR | Clustered~Coded Regularly~Randomly Interspaced~Inverted Short~Single Palindromic Repeats
ASLV | Augmented~Advanced Satellite~Space Launch~Landing Vehicle
`,
  relations: [
    {
      of: 'short',
      to: 'full',
      shape: 'one-to-one',
      ask: t('What does **{a}** stand for?', '**{a}** పూర్తి రూపం ఏమిటి?', '**{a}** का पूर्ण रूप क्या है?'),
      tell: t('{a} stands for {b}.', '{a} పూర్తి రూపం: {b}.', '{a} का पूर्ण रूप: {b}।'),
    },
  ],
})
