import { numericDistractors } from '../../questions/distractors.ts'
import { template } from '../../questions/template.ts'
import { number } from '../../text/format.ts'
import { paragraphs, same, say } from '../../text/localized.ts'

const MEASURES = {
  mean: say('mean', 'అంకమధ్యమం', 'माध्य'),
  median: say('median', 'మధ్యగతం', 'माध्यिका'),
  mode: say('mode', 'బాహుళకం', 'बहुलक'),
}
export const correctedMean = template({
  id: 'mean-median-mode/corrected-mean',
  topic: 'mean-median-mode',
  levels: ['easy', 'medium'],
  exams: ['icet', 'ssc', 'bank', 'railway', 'nimcet'],

  draw: (random, level) => ({
    count: random.pick([20, 25, 40, 50]),
    mean: random.int(35, 70),
    // the correction of the mean in tenths keeps every figure short
    right: random.int(45, 90),
    tenths: random.pick([-8, -6, -4, 4, 6, 8]),
    empirical: level === 'medium',
    gap: random.int(2, 9),
    ask: random.pick(['mode', 'median', 'mean'] as const),
  }),

  write({ count, mean, right, tenths, empirical, gap, ask }) {
    if (empirical) {
      // mode = 3 median - 2 mean holds for these three
      const [median, mode] = [mean + gap, mean + 3 * gap]
      const all = { mean, median, mode }
      const answer = all[ask]
      const others = (['mean', 'median', 'mode'] as const).filter((name) => name !== ask)
      const [x, y] = [others[0] ?? 'mean', others[1] ?? 'mode']
      const wrong = {
        mode: [3 * mean - 2 * median, 2 * median - mean, (mean + median) / 2, median + gap + mean / 10],
        median: [(mean + mode) / 2, (2 * mode + mean) / 3, mode - gap + 1, mean + gap + 2],
        mean: [2 * median - mode, (median + mode) / 2, 3 * median - mode - mean - gap, (3 * mode - median) / 2],
      }[ask]
      const put = {
        mode: say(`3 × ${median} − 2 × ${mean}`, `3 × ${median} − 2 × ${mean}`, `3 × ${median} − 2 × ${mean}`),
        median: say(
          `${mode} = 3 median − 2 × ${mean}, so median = $\\frac{${mode} + ${2 * mean}}{3}$`,
          `${mode} = 3 మధ్యగతం − 2 × ${mean}; కాబట్టి మధ్యగతం = $\\frac{${mode} + ${2 * mean}}{3}$`,
          `${mode} = 3 माध्यिका − 2 × ${mean}, इसलिए माध्यिका = $\\frac{${mode} + ${2 * mean}}{3}$`,
        ),
        mean: say(
          `${mode} = 3 × ${median} − 2 mean, so mean = $\\frac{${3 * median} - ${mode}}{2}$`,
          `${mode} = 3 × ${median} − 2 అంకమధ్యమం; కాబట్టి అంకమధ్యమం = $\\frac{${3 * median} - ${mode}}{2}$`,
          `${mode} = 3 × ${median} − 2 माध्य, इसलिए माध्य = $\\frac{${3 * median} - ${mode}}{2}$`,
        ),
      }[ask]
      const asked = MEASURES[ask]
      return {
        stem: say(
          `For a moderately skewed distribution the ${x} is ${all[x]} and the ${y} is ${all[y]}. By the empirical relation the ${ask} is`,
          `ఒక మోస్తరు అసౌష్ఠవ విభాజనంలో ${MEASURES[x].te} ${all[x]}, ${MEASURES[y].te} ${all[y]}. అనుభావిక సంబంధం ప్రకారం ${asked.te} ఎంత?`,
          `एक मध्यम रूप से असममित बंटन में ${MEASURES[x].hi} ${all[x]} और ${MEASURES[y].hi} ${all[y]} है। आनुभविक संबंध से ${asked.hi} ज्ञात कीजिए।`,
        ),
        correct: same(number(answer)),
        distractors: numericDistractors(
          answer,
          [
            { value: wrong[0] ?? 0, mistake: 'exchanged two measures or took the simple middle' },
            { value: wrong[1] ?? 0, mistake: 'exchanged the coefficients' },
            { value: wrong[2] ?? 0, mistake: 'took a mean of the two given' },
            { value: answer + gap, mistake: 'counted one difference too many' },
            { value: answer - gap, mistake: 'counted one difference too few' },
          ],
          { format: (value) => number(value, 1), plausible: (value) => value > 5, spares: [answer + 1, answer - 1] },
        ),
        explanation: paragraphs(
          say(
            `The empirical relation is mode = 3 median − 2 mean.`,
            `అనుభావిక సంబంధం: బాహుళకం = 3 మధ్యగతం − 2 అంకమధ్యమం.`,
            `आनुभविक संबंध: बहुलक = 3 माध्यिका − 2 माध्य।`,
          ),
          say(`Put in what is given: ${put.en}.`, `ఇచ్చిన విలువలను ప్రతిక్షేపించండి: ${put.te}.`, `दिए गए मान रखें: ${put.hi}।`),
          say(
            `Exchanging the 3 and the 2 is the usual mistake.`,
            `3, 2లను తారుమారు చేయడం సాధారణ పొరపాటు.`,
            `3 और 2 को आपस में बदल देना आम गलती है।`,
          ),
          say(`The ${ask} is ${number(answer)}.`, `${asked.te} ${number(answer)}.`, `${asked.hi} ${number(answer)} है।`),
        ),
      }
    }
    const wrongEntry = right - (count * tenths) / 10
    const answer = mean + tenths / 10
    return {
      stem: say(
        `The mean of ${count} observations was found to be ${mean}. Later it was noticed that one observation, ${right}, had been taken as ${number(wrongEntry)}. The correct mean is`,
        `${count} పరిశీలనల సగటు ${mean}గా వచ్చింది. తర్వాత చూస్తే ${right} అనే ఒక పరిశీలనను పొరపాటున ${number(wrongEntry)}గా తీసుకున్నారని తేలింది. సరైన సగటు ఎంత?`,
        `${count} प्रेक्षणों का माध्य ${mean} निकाला गया। बाद में पता चला कि एक प्रेक्षण ${right} को गलती से ${number(wrongEntry)} लिया गया था। सही माध्य कितना है?`,
      ),
      correct: same(number(answer)),
      distractors: numericDistractors(
        answer,
        [
          { value: mean - tenths / 10, mistake: 'corrected in the wrong direction' },
          { value: mean + (right - wrongEntry), mistake: 'did not divide the correction' },
          { value: mean + tenths / 5, mistake: 'made the correction twice' },
          { value: mean + (right - wrongEntry) / (count - 1), mistake: 'divided by one less' },
          { value: mean, mistake: 'left the mean unchanged' },
        ],
        { format: number },
      ),
      explanation: paragraphs(
        say(
          `Correct the total by taking out the wrong value and putting in the right one.`,
          `తప్పు విలువను తీసివేసి, సరైన విలువను కలిపి మొత్తాన్ని సరిచేయండి.`,
          `गलत मान निकालकर और सही मान जोड़कर योग ठीक करें।`,
        ),
        say(
          `Correct total = ${count} × ${mean} − ${number(wrongEntry)} + ${right} = ${number(count * mean - wrongEntry + right)}.`,
          `సరైన మొత్తం = ${count} × ${mean} − ${number(wrongEntry)} + ${right} = ${number(count * mean - wrongEntry + right)}.`,
          `सही योग = ${count} × ${mean} − ${number(wrongEntry)} + ${right} = ${number(count * mean - wrongEntry + right)}।`,
        ),
        say(
          `Divide by ${count}. The true value is ${right > wrongEntry ? 'larger' : 'smaller'}, so the mean must ${right > wrongEntry ? 'rise' : 'fall'}.`,
          `${count}తో భాగించండి. సరైన విలువ ${right > wrongEntry ? 'పెద్దది' : 'చిన్నది'}; కాబట్టి సగటు ${right > wrongEntry ? 'పెరగాలి' : 'తగ్గాలి'}.`,
          `${count} से भाग दें। सही मान ${right > wrongEntry ? 'बड़ा' : 'छोटा'} है, इसलिए माध्य ${right > wrongEntry ? 'बढ़ना' : 'घटना'} चाहिए।`,
        ),
        say(`The correct mean is ${number(answer)}.`, `సరైన సగటు ${number(answer)}.`, `सही माध्य ${number(answer)} है।`),
      ),
    }
  },

  verify({ count, mean, right, tenths, empirical, gap, ask }) {
    if (empirical) {
      const given = { mean, median: mean + gap, mode: mean + 3 * gap }
      for (let x = 0; x < 400; x++) {
        const all = { ...given, [ask]: x }
        if (all.mode + 2 * all.mean === 3 * all.median) return number(x)
      }
      return 'none'
    }
    const wrongEntry = right - (count * tenths) / 10
    const rest = (count * mean - wrongEntry) / (count - 1)
    const list = [...Array<number>(count - 1).fill(rest), right]
    return number(list.reduce((a, b) => a + b) / count)
  },
})
