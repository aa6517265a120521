import { setTemplate } from '../../questions/template.ts'
import { say } from '../../text/localized.ts'
import { counted, EVERY_EXAM } from './ask.ts'

/** Who loses is out. Byes in the first round only, so that later nobody is left over. */
export const knockout = setTemplate({
  id: 'caselet/knockout',
  topic: 'caselet',
  levels: ['easy', 'medium'],
  exams: EVERY_EXAM,

  draw(random, level) {
    for (;;) {
      const players = level === 'easy' ? random.int(18, 62) : random.int(66, 250)
      const left = 2 ** Math.floor(Math.log2(players))
      if (players !== left && 2 * left - players > 1) return { players }
    }
  },

  write({ players }) {
    const left = 2 ** Math.floor(Math.log2(players))
    const rounds = Math.log2(left) + 1
    const first = players - left
    const byes = 2 * left - players
    return {
      passage: say(
        `${players} players take part in a tennis tournament. Whoever loses a match is out, and no match is drawn. In the first round as few players as possible get a bye (they go into the second round without a match), so that from the second round on all who are left can be paired in every round. The last round is a single match, the final.`,
        `ఒక టెన్నిస్ పోటీలో ${players} మంది ఆడుతున్నారు. మ్యాచ్ ఓడినవారు పోటీ నుండి వైదొలుగుతారు; డ్రా ఉండదు. రెండో రౌండు నుండి ప్రతి రౌండులో మిగిలినవారందరినీ జతలుగా చేయగలిగేలా, మొదటి రౌండులో వీలైనంత తక్కువ మందికి బై ఇస్తారు (వారు ఆడకుండానే రెండో రౌండుకు వెళ్తారు). చివరి రౌండు ఒకే మ్యాచ్, అదే ఫైనల్.`,
        `एक टेनिस प्रतियोगिता में ${players} खिलाड़ी भाग लेते हैं। मैच हारने वाला बाहर हो जाता है; कोई मैच बराबर नहीं रहता। पहले दौर में जितने कम हो सकें उतने खिलाड़ियों को बाई मिलती है (वे बिना खेले दूसरे दौर में जाते हैं), ताकि दूसरे दौर से हर दौर में सभी बचे खिलाड़ियों की जोड़ियाँ बन सकें। अंतिम दौर एक ही मैच, फ़ाइनल, है।`,
      ),
      questions: [
        counted(
          say('How many matches are played in all?', 'మొత్తం ఎన్ని మ్యాచ్‌లు జరుగుతాయి?', 'कुल कितने मैच होंगे?'),
          players - 1,
          say(
            `Every match puts one player out, and all but the winner are put out: ${players} − 1 = ${players - 1}.`,
            `ప్రతి మ్యాచ్‌తో ఒకరు వైదొలుగుతారు; విజేత తప్ప అందరూ వైదొలగాలి: ${players} − 1 = ${players - 1}.`,
            `हर मैच से एक खिलाड़ी बाहर होता है और विजेता को छोड़ सब बाहर होते हैं: ${players} − 1 = ${players - 1}।`,
          ),
          [
            [players, 'let the winner lose as well'],
            [Math.floor(players / 2), 'took the matches of one round'],
            [players - 2, 'forgot the final'],
            [(players * (players - 1)) / 2, 'let everybody play against everybody'],
          ],
        ),
        counted(
          say(
            'How many matches are played in the first round?',
            'మొదటి రౌండులో ఎన్ని మ్యాచ్‌లు జరుగుతాయి?',
            'पहले दौर में कितने मैच होंगे?',
          ),
          first,
          say(
            `After the first round a power of two must be left, ${left}. So ${players} − ${left} = ${first} players are put out, each in one match.`,
            `మొదటి రౌండు తర్వాత 2 యొక్క ఘాతం, అంటే ${left} మంది మిగలాలి. కాబట్టి ${players} − ${left} = ${first} మంది, ఒక్కొక్కరు ఒక మ్యాచ్‌లో వైదొలుగుతారు.`,
            `पहले दौर के बाद 2 की घात, अर्थात ${left} खिलाड़ी बचने चाहिए। अतः ${players} − ${left} = ${first} खिलाड़ी एक-एक मैच में बाहर होते हैं।`,
          ),
          [
            [Math.floor(players / 2), 'paired all players'],
            [byes, 'took those who get a bye'],
            [left / 2, 'took the second round'],
            [2 * first, 'took the players of these matches'],
          ],
        ),
        counted(
          say(
            'How many players get a bye in the first round?',
            'మొదటి రౌండులో ఎంతమందికి బై వస్తుంది?',
            'पहले दौर में कितने खिलाड़ियों को बाई मिलेगी?',
          ),
          byes,
          say(
            `${first} matches (${players} − ${left}) have ${2 * first} players; the others get a bye: ${players} − ${2 * first} = ${byes}.`,
            `${first} మ్యాచ్‌ల్లో (${players} − ${left}) ${2 * first} మంది ఆడతారు; మిగిలినవారికి బై: ${players} − ${2 * first} = ${byes}.`,
            `${first} मैचों (${players} − ${left}) में ${2 * first} खिलाड़ी हैं; शेष को बाई: ${players} − ${2 * first} = ${byes}।`,
          ),
          [
            [first, 'took those who are put out'],
            [players % 2 === 0 ? 2 : 1, 'only made the number even'],
            [left, 'took all who are left afterwards'],
            [players - first, 'took one player for each match'],
          ],
        ),
        counted(
          say(
            'How many rounds are played, the final included?',
            'ఫైనల్‌తో కలిపి ఎన్ని రౌండ్లు జరుగుతాయి?',
            'फ़ाइनल को मिलाकर कितने दौर होंगे?',
          ),
          rounds,
          say(
            `After the first round ${left} players are left, and each further round halves them down to one: 1 + ${rounds - 1} = ${rounds}.`,
            `మొదటి రౌండు తర్వాత ${left} మంది మిగులుతారు; ప్రతి రౌండు సగం చేస్తూ ఒకరి వరకు తెస్తుంది: 1 + ${rounds - 1} = ${rounds}.`,
            `पहले दौर के बाद ${left} खिलाड़ी बचते हैं और हर दौर उन्हें आधा करते हुए एक तक लाता है: 1 + ${rounds - 1} = ${rounds}।`,
          ),
          [
            [rounds - 1, 'forgot the first round'],
            [rounds + 1, 'counted a round for the winner'],
            [rounds + 2, 'counted on beyond the winner'],
            [rounds - 2, 'forgot the first round and the final'],
          ],
        ),
      ],
    }
  },

  // play it, with the byes counted up until the rest comes out even
  verify({ players }) {
    const halves = (left: number): boolean => left === 1 || (left % 2 === 0 && halves(left / 2))
    let byes = 0
    while ((players - byes) % 2 !== 0 || !halves((players - byes) / 2 + byes)) byes++
    const first = (players - byes) / 2
    let [matches, rounds, left] = [first, 1, first + byes]
    while (left > 1) {
      left /= 2
      matches += left
      rounds++
    }
    return [matches, first, byes, rounds].map(String)
  },
})
