import { tupleOf } from '../../checked-access.ts'
import { say } from '../../text/localized.ts'
import type { LocalizedText } from '../../text.ts'
import { SHAPES, type Shape } from './shapes.ts'

/** Each of three classes as the set of kinds of things in it; the shape is found again from these by counting. */
export type Triple = {
  readonly names: readonly [LocalizedText, LocalizedText, LocalizedText]
  readonly shape: Shape
  readonly kinds: readonly [string, string, string]
}

const isShape = (name: string): name is Shape => name in SHAPES

/** One line: shape | kinds of things in each | the three names, each in English; Telugu; Hindi. */
function triple(line: string): Triple {
  const [shape = '', kinds = '', ...names] = line.split(' | ')
  if (!isShape(shape)) throw new Error(`no such shape: ${line}`)
  const said = names.map((name) => {
    const [en = '', te = '', hi = ''] = name.split('; ')
    return say(en, te, hi)
  })
  return { shape, names: tupleOf(said, 3), kinds: tupleOf(kinds.split(' '), 3) }
}

export const TRIPLES: readonly Triple[] = `
nested | abc ab a | Living beings; జీవులు; जीव | Animals; జంతువులు; जानवर | Dogs; కుక్కలు; कुत्ते
nested | abc ab a | India; భారతదేశం; भारत | Telangana; తెలంగాణ; तेलंगाना | Hyderabad; హైదరాబాద్; हैदराबाद
nested | abc ab a | Year; సంవత్సరం; वर्ष | Month; నెల; महीना | Day; రోజు; दिन
nested | abc ab a | Quadrilaterals; చతుర్భుజాలు; चतुर्भुज | Rectangles; దీర్ఘచతురస్రాలు; आयत | Squares; చతురస్రాలు; वर्ग
two-inside-apart | abc a b | Vegetables; కూరగాయలు; सब्ज़ियाँ | Potatoes; బంగాళాదుంపలు; आलू | Cabbages; క్యాబేజీలు; पत्तागोभी
two-inside-apart | abc a b | Animals; జంతువులు; जानवर | Cows; ఆవులు; गायें | Horses; గుర్రాలు; घोड़े
two-inside-apart | abc a b | Persons; వ్యక్తులు; व्यक्ति | Men; పురుషులు; पुरुष | Women; స్త్రీలు; महिलाएँ
two-inside-apart | abc a b | Planets; గ్రహాలు; ग्रह | Mars; అంగారకుడు; मंगल | Jupiter; బృహస్పతి; बृहस्पति
two-inside-overlapping | abcd ab bc | Persons; వ్యక్తులు; व्यक्ति | Doctors; డాక్టర్లు; डॉक्टर | Singers; గాయకులు; गायक
two-inside-overlapping | abcd ab bc | Women; స్త్రీలు; महिलाएँ | Mothers; తల్లులు; माताएँ | Sisters; సోదరీమణులు; बहनें
two-inside-overlapping | abcd ab bc | Numbers; సంఖ్యలు; संख्याएँ | Multiples of 2; 2 యొక్క గుణిజాలు; 2 के गुणज | Multiples of 3; 3 యొక్క గుణిజాలు; 3 के गुणज
inside-and-apart | ab a c | Furniture; ఫర్నిచర్; फ़र्नीचर | Chairs; కుర్చీలు; कुर्सियाँ | Rivers; నదులు; नदियाँ
inside-and-apart | ab a c | Birds; పక్షులు; पक्षी | Crows; కాకులు; कौवे | Fish; చేపలు; मछलियाँ
inside-and-apart | ab a c | Fruits; పండ్లు; फल | Mangoes; మామిడిపండ్లు; आम | Books; పుస్తకాలు; पुस्तकें
apart | a b c | Tables; బల్లలు; मेज़ | Clouds; మేఘాలు; बादल | Horses; గుర్రాలు; घोड़े
apart | a b c | Pens; పెన్నులు; पेन | Trees; చెట్లు; पेड़ | Rivers; నదులు; नदियाँ
apart | a b c | Squares; చతురస్రాలు; वर्ग | Circles; వృత్తాలు; वृत्त | Triangles; త్రిభుజాలు; त्रिभुज
chain | ab bcd de | Brothers; సోదరులు; भाई | Teachers; టీచర్లు; शिक्षक | Sisters; సోదరీమణులు; बहनें
chain | ab bc cd | Men; పురుషులు; पुरुष | Doctors; డాక్టర్లు; डॉक्टर | Women; స్త్రీలు; महिलाएँ
chain | ab bcd de | Fathers; తండ్రులు; पिता | Singers; గాయకులు; गायक | Mothers; తల్లులు; माताएँ
all-overlap | adeg bdfg cefg | Players; క్రీడాకారులు; खिलाड़ी | Students; విద్యార్థులు; विद्यार्थी | Singers; గాయకులు; गायक
all-overlap | adeg bdfg cefg | Teachers; టీచర్లు; शिक्षक | Writers; రచయితలు; लेखक | Fathers; తండ్రులు; पिता
all-overlap | adeg bdfg cefg | Graduates; పట్టభద్రులు; स्नातक | Farmers; రైతులు; किसान | Cyclists; సైకిల్ తొక్కేవారు; साइकिल चलाने वाले
inside-and-overlapping | abc a cd | Women; స్త్రీలు; महिलाएँ | Illiterate women; నిరక్షరాస్య స్త్రీలు; निरक्षर महिलाएँ | Graduates; పట్టభద్రులు; स्नातक
inside-and-overlapping | abc a cd | Numbers above 10; 10 కంటే పెద్ద సంఖ్యలు; 10 से बड़ी संख्याएँ | Even numbers above 10; 10 కంటే పెద్ద సరి సంఖ్యలు; 10 से बड़ी सम संख्याएँ | Odd numbers; బేసి సంఖ్యలు; विषम संख्याएँ
all-overlap | adeg bdfg cefg | Professors; ప్రొఫెసర్లు; प्रोफ़ेसर | Researchers; పరిశోధకులు; शोधकर्ता | Scientists; శాస్త్రవేత్తలు; वैज्ञानिक
`
  .trim()
  .split('\n')
  .map(triple)
