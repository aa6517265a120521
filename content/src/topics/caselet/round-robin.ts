import { setTemplate } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { counted, EVERY_EXAM } from './ask.ts'

/** Of every match the winner's points, or a draw. */
type Outcome = 'first' | 'second' | 'draw'
type Match = { readonly teams: readonly [number, number]; readonly outcome: Outcome }

const pointsOf = (team: number, { teams, outcome }: Match): number => {
  if (!teams.includes(team)) return 0
  if (outcome === 'draw') return 1
  return teams[outcome === 'first' ? 0 : 1] === team ? 3 : 0
}

/** Every team meets every other once; of all matches only sums are told, and of one team its points and defeats. */
export const roundRobin = setTemplate({
  id: 'caselet/round-robin',
  topic: 'caselet',
  levels: ['medium', 'hard'],
  exams: EVERY_EXAM,

  draw(random, level) {
    for (;;) {
      const teams = level === 'hard' ? random.int(7, 10) : random.int(5, 7)
      const matches: Match[] = []
      for (let a = 0; a < teams; a++)
        for (let b = a + 1; b < teams; b++)
          matches.push({ teams: [a, b], outcome: random.pick(['first', 'first', 'second', 'second', 'draw']) })
      const own = matches.filter((match) => match.teams.includes(0))
      const won = own.filter((match) => pointsOf(0, match) === 3).length
      const drawn = own.filter(({ outcome }) => outcome === 'draw').length
      const draws = matches.filter(({ outcome }) => outcome === 'draw').length
      if (won >= 2 && drawn >= 1 && won + drawn < teams - 1 && draws >= 3) return { teams, matches, won, drawn, draws }
    }
  },

  write({ teams, won, drawn, draws }) {
    const played = (teams * (teams - 1)) / 2
    const total = 3 * (played - draws) + 2 * draws
    const points = 3 * won + drawn
    const lost = teams - 1 - won - drawn
    const rest = teams - 1 - lost
    return {
      passage: say(
        `In a tournament of ${teams} teams every team plays once against every other. The winner of a match gets 3 points and the loser none; in a drawn match each team gets 1 point. At the end all teams together have ${total} points. The team of Guntur lost ${lost === 1 ? 'one' : lost} of its matches and has ${points} points.`,
        `${teams} జట్ల పోటీలో ప్రతి జట్టు మిగిలిన ప్రతి జట్టుతో ఒక్కసారి ఆడుతుంది. మ్యాచ్ గెలిచిన జట్టుకు 3 పాయింట్లు, ఓడిన జట్టుకు సున్నా; డ్రా అయితే ఒక్కో జట్టుకు 1 పాయింటు. చివరికి అన్ని జట్ల మొత్తం పాయింట్లు ${total}. గుంటూరు జట్టు ${lost === 1 ? '1 మ్యాచ్' : `${lost} మ్యాచ్‌లు`} ఓడి ${points} పాయింట్లు సాధించింది.`,
        `${teams} टीमों की प्रतियोगिता में हर टीम बाकी हर टीम से एक बार खेलती है। मैच जीतने वाली टीम को 3 अंक और हारने वाली को शून्य मिलता है; मैच बराबर रहने पर दोनों को 1-1 अंक। अंत में सभी टीमों के कुल अंक ${total} हैं। गुंटूर की टीम ${lost} मैच हारी और उसके ${points} अंक हैं।`,
      ),
      questions: [
        counted(
          say('How many matches are played in all?', 'మొత్తం ఎన్ని మ్యాచ్‌లు జరిగాయి?', 'कुल कितने मैच खेले गए?'),
          played,
          say(
            `Each of ${teams} teams plays ${teams - 1} matches, and every match is counted with two teams: ${teams} × ${teams - 1} ÷ 2 = ${played}.`,
            `${teams} జట్లలో ఒక్కోటి ${teams - 1} మ్యాచ్‌లు ఆడుతుంది; ప్రతి మ్యాచ్ రెండు జట్లలో లెక్కకు వస్తుంది: ${teams} × ${teams - 1} ÷ 2 = ${played}.`,
            `${teams} में से हर टीम ${teams - 1} मैच खेलती है और हर मैच दो टीमों में गिना जाता है: ${teams} × ${teams - 1} ÷ 2 = ${played}।`,
          ),
          [
            [teams * (teams - 1), 'counted every match twice'],
            [(teams * (teams + 1)) / 2, 'let each team play against itself'],
            [teams - 1, 'took the matches of one team'],
            [teams ** 2, 'multiplied the teams with themselves'],
          ],
        ),
        counted(
          say('How many matches are drawn?', 'ఎన్ని మ్యాచ్‌లు డ్రా అయ్యాయి?', 'कितने मैच बराबर रहे?'),
          draws,
          say(
            `A match that is decided gives 3 points, a drawn one 2. With ${played} decided matches there would be ${3 * played} points; each draw takes one away: ${3 * played} − ${total} = ${draws}.`,
            `ఫలితం తేలిన మ్యాచ్ 3 పాయింట్లు, డ్రా 2 పాయింట్లు ఇస్తుంది. ${played} మ్యాచ్‌లూ తేలితే ${3 * played} పాయింట్లు; ప్రతి డ్రా ఒకటి తగ్గిస్తుంది: ${3 * played} − ${total} = ${draws}.`,
            `निर्णय वाला मैच 3 अंक देता है, बराबर वाला 2। सभी ${played} मैचों में निर्णय होता तो ${3 * played} अंक होते; हर बराबर मैच एक घटाता है: ${3 * played} − ${total} = ${draws}।`,
          ),
          [
            [played - draws, 'took the matches that were decided'],
            [total - 2 * played, 'took the points beyond two for each match'],
            [2 * draws, 'counted the draws once for each team'],
            [drawn, 'took the draws of one team'],
          ],
        ),
        counted(
          say(
            'How many matches does the team of Guntur win?',
            'గుంటూరు జట్టు ఎన్ని మ్యాచ్‌లు గెలిచింది?',
            'गुंटूर की टीम ने कितने मैच जीते?',
          ),
          won,
          say(
            `Of its ${teams - 1} matches ${teams - 1} − ${lost} = ${rest} are won or drawn. If all of them were drawn, that would be ${rest} points; each win adds 2: (${points} − ${rest}) ÷ 2 = ${won}.`,
            `${teams - 1} మ్యాచ్‌ల్లో ${teams - 1} − ${lost} = ${rest} గెలిచినవి లేదా డ్రా అయినవి. అన్నీ డ్రా అయితే ${rest} పాయింట్లు; ప్రతి గెలుపు 2 పెంచుతుంది: (${points} − ${rest}) ÷ 2 = ${won}.`,
            `उसके ${teams - 1} मैचों में से ${teams - 1} − ${lost} = ${rest} जीते या बराबर रहे। सब बराबर होते तो ${rest} अंक होते; हर जीत 2 बढ़ाती है: (${points} − ${rest}) ÷ 2 = ${won}।`,
          ),
          [
            [drawn, 'took the drawn matches'],
            [rest, 'took all that were not lost'],
            [Math.floor(points / 3), 'divided the points by three'],
            [lost, 'took the defeats'],
          ],
        ),
        counted(
          say(
            'How many points do the other teams have together?',
            'మిగిలిన జట్లన్నింటి మొత్తం పాయింట్లు ఎన్ని?',
            'बाकी सभी टीमों के कुल कितने अंक हैं?',
          ),
          total - points,
          say(
            `All points without those of Guntur: ${total} − ${points} = ${total - points}.`,
            `మొత్తం నుండి గుంటూరు పాయింట్లు తీసివేస్తే: ${total} − ${points} = ${total - points}.`,
            `कुल अंकों में से गुंटूर के घटाकर: ${total} − ${points} = ${total - points}।`,
          ),
          [
            [total, 'forgot to take away those of Guntur'],
            [3 * played - points, 'took 3 points for every match'],
            [total - 3 * won, 'took only the points of its wins away'],
            [2 * played - points, 'took 2 points for every match'],
          ],
        ),
      ],
    }
  },

  // look into the matches themselves
  verify({ teams, matches }) {
    const others = Array.from({ length: teams - 1 }, (_, n) => n + 1)
    const sum = others.reduce((all, team) => matches.reduce((points, match) => points + pointsOf(team, match), all), 0)
    return [
      matches.length,
      matches.filter(({ outcome }) => outcome === 'draw').length,
      matches.filter((match) => pointsOf(0, match) === 3).length,
      sum,
    ].map(String)
  },
})
