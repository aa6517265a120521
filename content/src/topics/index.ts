import { type Subject, TOPICS_BY_SUBJECT, type Topic } from '../topics.ts'
import { content as abbreviations } from './abbreviations/index.ts'
import { content as ages } from './ages/index.ts'
import { content as alphanumericSeries } from './alphanumeric-series/index.ts'
import { content as andhraAndTelangana } from './andhra-and-telangana/index.ts'
import { content as antonyms } from './antonyms/index.ts'
import { content as approximation } from './approximation/index.ts'
import { content as artAndCulture } from './art-and-culture/index.ts'
import { content as articles } from './articles/index.ts'
import { content as average } from './average/index.ts'
import { content as bankingAwareness } from './banking-awareness/index.ts'
import { content as barChart } from './bar-chart/index.ts'
import { content as binomialTheorem } from './binomial-theorem/index.ts'
import { content as biologyFacts } from './biology-facts/index.ts'
import { content as bloodRelations } from './blood-relations/index.ts'
import { content as boats } from './boats/index.ts'
import { content as booksAndAuthors } from './books-and-authors/index.ts'
import { content as boxPuzzles } from './box-puzzles/index.ts'
import { content as businessTerms } from './business-terms/index.ts'
import { content as calendar } from './calendar/index.ts'
import { content as caselet } from './caselet/index.ts'
import { content as causeAndEffect } from './cause-and-effect/index.ts'
import { content as chemistryFacts } from './chemistry-facts/index.ts'
import { content as clock } from './clock/index.ts'
import { content as cloze } from './cloze/index.ts'
import { content as codingAndDecoding } from './coding-and-decoding/index.ts'
import { content as comparisonAndConditionals } from './comparison-and-conditionals/index.ts'
import { content as computerFacts } from './computer-facts/index.ts'
import { content as computerTerms } from './computer-terms/index.ts'
import { content as coordinateGeometry } from './coordinate-geometry/index.ts'
import { content as countingFigures } from './counting-figures/index.ts'
import { content as courseOfAction } from './course-of-action/index.ts'
import { content as cubesAndDice } from './cubes-and-dice/index.ts'
import { content as dataSufficiency } from './data-sufficiency/index.ts'
import { content as defenceAwareness } from './defence-awareness/index.ts'
import { content as dictionaryOrder } from './dictionary-order/index.ts'
import { content as directions } from './directions/index.ts'
import { content as dispersionAndCorrelation } from './dispersion-and-correlation/index.ts'
import { content as divisibility } from './divisibility/index.ts'
import { content as economyBasics } from './economy-basics/index.ts'
import { content as embeddedFigures } from './embedded-figures/index.ts'
import { content as errorSpotting } from './error-spotting/index.ts'
import { content as figureSeries } from './figure-series/index.ts'
import { content as floorPuzzles } from './floor-puzzles/index.ts'
import { content as heightsAndDistances } from './heights-and-distances/index.ts'
import { content as idiomsAndPhrasalVerbs } from './idioms-and-phrasal-verbs/index.ts'
import { content as importantDays } from './important-days/index.ts'
import { content as indianGeography } from './indian-geography/index.ts'
import { content as indianHistory } from './indian-history/index.ts'
import { content as indianPolity } from './indian-polity/index.ts'
import { content as indicesAndSurds } from './indices-and-surds/index.ts'
import { content as inequalities } from './inequalities/index.ts'
import { content as inputOutput } from './input-output/index.ts'
import { content as institutions } from './institutions/index.ts'
import { content as integration } from './integration/index.ts'
import { content as interest } from './interest/index.ts'
import { content as inventions } from './inventions/index.ts'
import { content as lcmAndGcd } from './lcm-and-gcd/index.ts'
import { content as letterAnalogy } from './letter-analogy/index.ts'
import { content as letterSeries } from './letter-series/index.ts'
import { content as limitsAndDerivatives } from './limits-and-derivatives/index.ts'
import { content as lineGraph } from './line-graph/index.ts'
import { content as linearEquations } from './linear-equations/index.ts'
import { content as logarithms } from './logarithms/index.ts'
import { content as logicalVenn } from './logical-venn/index.ts'
import { content as matchingPuzzles } from './matching-puzzles/index.ts'
import { content as matrices } from './matrices/index.ts'
import { content as meanMedianMode } from './mean-median-mode/index.ts'
import { content as mensuration } from './mensuration/index.ts'
import { content as mirrorImages } from './mirror-images/index.ts'
import { content as missingNumber } from './missing-number/index.ts'
import { content as mixture } from './mixture/index.ts'
import { content as modularArithmetic } from './modular-arithmetic/index.ts'
import { content as narration } from './narration/index.ts'
import { content as numberAnalogy } from './number-analogy/index.ts'
import { content as numberArrangement } from './number-arrangement/index.ts'
import { content as numberBases } from './number-bases/index.ts'
import { content as numberSeries } from './number-series/index.ts'
import { content as numberSystem } from './number-system/index.ts'
import { content as oddOneOut } from './odd-one-out/index.ts'
import { content as oneWordSubstitution } from './one-word-substitution/index.ts'
import { content as paperFolding } from './paper-folding/index.ts'
import { content as paraJumbles } from './para-jumbles/index.ts'
import { content as partnership } from './partnership/index.ts'
import { content as percentage } from './percentage/index.ts'
import { content as permutationsAndCombinations } from './permutations-and-combinations/index.ts'
import { content as physicsFacts } from './physics-facts/index.ts'
import { content as pieChart } from './pie-chart/index.ts'
import { content as pipesAndCisterns } from './pipes-and-cisterns/index.ts'
import { content as planeGeometry } from './plane-geometry/index.ts'
import { content as polynomials } from './polynomials/index.ts'
import { content as prepositions } from './prepositions/index.ts'
import { content as probability } from './probability/index.ts'
import { content as profitAndLoss } from './profit-and-loss/index.ts'
import { content as progressions } from './progressions/index.ts'
import { content as quadraticComparison } from './quadratic-comparison/index.ts'
import { content as quadraticEquations } from './quadratic-equations/index.ts'
import { content as quantityComparison } from './quantity-comparison/index.ts'
import { content as ranking } from './ranking/index.ts'
import { content as ratioAndProportion } from './ratio-and-proportion/index.ts'
import { content as rationalNumbers } from './rational-numbers/index.ts'
import { content as readingComprehension } from './reading-comprehension/index.ts'
import { content as relationsAndFunctions } from './relations-and-functions/index.ts'
import { content as scheduling } from './scheduling/index.ts'
import { content as seating } from './seating/index.ts'
import { content as sentenceImprovement } from './sentence-improvement/index.ts'
import { content as sets } from './sets/index.ts'
import { content as simplification } from './simplification/index.ts'
import { content as speedAndDistance } from './speed-and-distance/index.ts'
import { content as spelling } from './spelling/index.ts'
import { content as sports } from './sports/index.ts'
import { content as stateAwareness } from './state-awareness/index.ts'
import { content as statementAndArgument } from './statement-and-argument/index.ts'
import { content as statementAndAssumption } from './statement-and-assumption/index.ts'
import { content as statementAndConclusion } from './statement-and-conclusion/index.ts'
import { content as subjectVerbAgreement } from './subject-verb-agreement/index.ts'
import { content as syllogism } from './syllogism/index.ts'
import { content as symbolOperations } from './symbol-operations/index.ts'
import { content as synonyms } from './synonyms/index.ts'
import { content as tableAnalysis } from './table-analysis/index.ts'
import { content as tenses } from './tenses/index.ts'
import { content as timeAndWork } from './time-and-work/index.ts'
import type { TopicContent } from './topic-content.ts'
import { content as trains } from './trains/index.ts'
import { content as trigonometry } from './trigonometry/index.ts'
import { content as truthTables } from './truth-tables/index.ts'
import { content as vectors } from './vectors/index.ts'
import { content as vennDiagrams } from './venn-diagrams/index.ts'
import { content as voice } from './voice/index.ts'
import { content as waterImages } from './water-images/index.ts'
import { content as wordFormation } from './word-formation/index.ts'
import { content as wordPuzzles } from './word-puzzles/index.ts'
import { content as wordsInContext } from './words-in-context/index.ts'
import { content as worldGeography } from './world-geography/index.ts'

/** Everything that questions are made of, topic by topic. */
export const TOPIC_CONTENT: Readonly<Record<Topic, TopicContent>> = {
  'indices-and-surds': indicesAndSurds,
  'ratio-and-proportion': ratioAndProportion,
  'number-system': numberSystem,
  divisibility,
  'lcm-and-gcd': lcmAndGcd,
  'rational-numbers': rationalNumbers,
  simplification,
  approximation,
  'quadratic-comparison': quadraticComparison,
  'quantity-comparison': quantityComparison,
  percentage,
  'profit-and-loss': profitAndLoss,
  interest,
  partnership,
  mixture,
  average,
  ages,
  'time-and-work': timeAndWork,
  'pipes-and-cisterns': pipesAndCisterns,
  'speed-and-distance': speedAndDistance,
  trains,
  boats,
  mensuration,
  'modular-arithmetic': modularArithmetic,
  'truth-tables': truthTables,
  sets,
  'relations-and-functions': relationsAndFunctions,
  'coordinate-geometry': coordinateGeometry,
  trigonometry,
  'heights-and-distances': heightsAndDistances,
  polynomials,
  'linear-equations': linearEquations,
  'quadratic-equations': quadraticEquations,
  progressions,
  'binomial-theorem': binomialTheorem,
  logarithms,
  matrices,
  'limits-and-derivatives': limitsAndDerivatives,
  vectors,
  integration,
  'number-bases': numberBases,
  'plane-geometry': planeGeometry,
  'mean-median-mode': meanMedianMode,
  'dispersion-and-correlation': dispersionAndCorrelation,
  probability,
  'permutations-and-combinations': permutationsAndCombinations,
  'data-sufficiency': dataSufficiency,
  'number-series': numberSeries,
  'letter-series': letterSeries,
  'number-analogy': numberAnalogy,
  'letter-analogy': letterAnalogy,
  'odd-one-out': oddOneOut,
  'coding-and-decoding': codingAndDecoding,
  'symbol-operations': symbolOperations,
  calendar,
  clock,
  'blood-relations': bloodRelations,
  directions,
  ranking,
  seating,
  scheduling,
  'venn-diagrams': vennDiagrams,
  syllogism,
  inequalities,
  'table-analysis': tableAnalysis,
  'bar-chart': barChart,
  'pie-chart': pieChart,
  'line-graph': lineGraph,
  caselet,
  'floor-puzzles': floorPuzzles,
  'box-puzzles': boxPuzzles,
  'matching-puzzles': matchingPuzzles,
  'input-output': inputOutput,
  'cubes-and-dice': cubesAndDice,
  'counting-figures': countingFigures,
  'figure-series': figureSeries,
  'mirror-images': mirrorImages,
  'water-images': waterImages,
  'paper-folding': paperFolding,
  'embedded-figures': embeddedFigures,
  'missing-number': missingNumber,
  'dictionary-order': dictionaryOrder,
  'word-puzzles': wordPuzzles,
  'alphanumeric-series': alphanumericSeries,
  'number-arrangement': numberArrangement,
  'logical-venn': logicalVenn,
  'statement-and-assumption': statementAndAssumption,
  'statement-and-conclusion': statementAndConclusion,
  'statement-and-argument': statementAndArgument,
  'course-of-action': courseOfAction,
  'cause-and-effect': causeAndEffect,
  synonyms,
  antonyms,
  'words-in-context': wordsInContext,
  'one-word-substitution': oneWordSubstitution,
  'word-formation': wordFormation,
  spelling,
  'business-terms': businessTerms,
  'computer-terms': computerTerms,
  tenses,
  articles,
  prepositions,
  voice,
  narration,
  'idioms-and-phrasal-verbs': idiomsAndPhrasalVerbs,
  'subject-verb-agreement': subjectVerbAgreement,
  'error-spotting': errorSpotting,
  'comparison-and-conditionals': comparisonAndConditionals,
  'sentence-improvement': sentenceImprovement,
  'para-jumbles': paraJumbles,
  cloze,
  'reading-comprehension': readingComprehension,
  'state-awareness': stateAwareness,
  'indian-geography': indianGeography,
  'world-geography': worldGeography,
  'indian-polity': indianPolity,
  'indian-history': indianHistory,
  'andhra-and-telangana': andhraAndTelangana,
  'art-and-culture': artAndCulture,
  'economy-basics': economyBasics,
  'banking-awareness': bankingAwareness,
  institutions,
  'physics-facts': physicsFacts,
  'chemistry-facts': chemistryFacts,
  'biology-facts': biologyFacts,
  inventions,
  'computer-facts': computerFacts,
  sports,
  'books-and-authors': booksAndAuthors,
  abbreviations,
  'important-days': importantDays,
  'defence-awareness': defenceAwareness,
}

/** What the topics of these subjects have. */
export const contentOf = (...subjects: readonly Subject[]): readonly TopicContent[] =>
  subjects.flatMap((subject) => TOPICS_BY_SUBJECT[subject].map((topic) => TOPIC_CONTENT[topic]))
