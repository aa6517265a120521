import { PERSON } from '../labels.ts'
import { factTable, t } from '../table.ts'

export const INVENTIONS = factTable({
  name: 'inventions',
  topic: 'inventions',
  settledBy: 'patents and histories of technology',
  columns: { thing: t('Invention or discovery', 'ఆవిష్కరణ', 'आविष्कार/खोज'), person: PERSON },
  rows: `
Telephone; టెలిఫోన్; टेलीफ़ोन | Alexander Graham Bell; అలెగ్జాండర్ గ్రాహం బెల్; अलेक्ज़ेंडर ग्राहम बेल
Phonograph; ఫోనోగ్రాఫ్; फोनोग्राफ | Thomas Alva Edison; థామస్ ఆల్వా ఎడిసన్; थॉमस अल्वा एडिसन
Penicillin; పెన్సిలిన్; पेनिसिलिन | Alexander Fleming; అలెగ్జాండర్ ఫ్లెమింగ్; अलेक्ज़ेंडर फ़्लेमिंग
Vaccine against smallpox; మశూచి టీకా; चेचक का टीका | Edward Jenner; ఎడ్వర్డ్ జెన్నర్; एडवर्ड जेनर
Vaccine against rabies; రేబిస్ టీకా; रेबीज़ का टीका | Louis Pasteur; లూయీ పాశ్చర్; लुई पाश्चर
Dynamite; డైనమైట్; डायनामाइट | Alfred Nobel; ఆల్ఫ్రెడ్ నోబెల్; अल्फ्रेड नोबेल
Powered aeroplane; ఇంజన్ విమానం; इंजन वाला विमान | Wright brothers; రైట్ సోదరులు; राइट बंधु
Movable-type printing press in Europe; ఐరోపాలో అచ్చు యంత్రం; यूरोप में छापाखाना | Johannes Gutenberg; జొహాన్నెస్ గుటెన్‌బర్గ్; जोहान्स गुटेनबर्ग
Radium and polonium; రేడియం, పొలోనియం; रेडियम और पोलोनियम | Marie and Pierre Curie; మేరీ, పియరీ క్యూరీ; मैरी और पियरे क्यूरी
Circulation of the blood; రక్త ప్రసరణ; रक्त परिसंचरण | William Harvey; విలియం హార్వే; विलियम हार्वे
Laws of heredity; అనువంశిక సూత్రాలు; आनुवंशिकता के नियम | Gregor Mendel; గ్రెగర్ మెండెల్; ग्रेगर मेंडल
# medium
Safety lamp for miners; గని కార్మికుల సేఫ్టీ ల్యాంప్; खनिकों का सुरक्षा लैंप | Humphry Davy; హంఫ్రీ డేవీ; हम्फ्री डेवी
Engine that ignites its fuel by compression; సంపీడనంతో ఇంధనాన్ని మండించే ఇంజన్; संपीडन से ईंधन जलाने वाला इंजन | Rudolf Diesel; రుడాల్ఫ్ డీజిల్; रुडोल्फ डीज़ल
Improved steam engine with a condenser; కండెన్సర్ గల మెరుగైన ఆవిరి యంత్రం; संघनित्र वाला उन्नत भाप इंजन | James Watt; జేమ్స్ వాట్; जेम्स वाट
Stethoscope; స్టెతస్కోప్; स्टेथोस्कोप | René Laennec; రెనే లెనెక్; रेने लाएनेक
Television (first public showing, 1926); టెలివిజన్ (మొదటి బహిరంగ ప్రదర్శన, 1926); टेलीविज़न (पहला सार्वजनिक प्रदर्शन, 1926) | John Logie Baird; జాన్ లోగీ బైర్డ్; जॉन लोगी बेयर्ड
Script for the blind; అంధుల లిపి; दृष्टिहीनों की लिपि | Louis Braille; లూయీ బ్రెయిలీ; लुई ब्रेल
Pneumatic tyre (patent of 1888); గాలి టైరు (1888 పేటెంట్); वायवीय टायर (1888 का पेटेंट) | John Boyd Dunlop; జాన్ బాయ్డ్ డన్‌లప్; जॉन बॉयड डनलप
Structure of DNA (1953); DNA నిర్మాణం (1953); DNA की संरचना (1953) | Watson and Crick; వాట్సన్, క్రిక్; वॉटसन और क्रिक
Insulin as a remedy (1921); ఇన్సులిన్ చికిత్స (1921); इंसुलिन उपचार (1921) | Banting and Best; బాంటింగ్, బెస్ట్; बैंटिंग और बेस्ट
Germ that causes tuberculosis; క్షయ కారక క్రిమి; क्षय रोग का जीवाणु | Robert Koch; రాబర్ట్ కాక్; रॉबर्ट कॉख
Mosquito carries malaria; దోమ ద్వారా మలేరియా వ్యాప్తి; मच्छर से मलेरिया का प्रसार | Ronald Ross; రొనాల్డ్ రాస్; रोनाल्ड रॉस || He proved it at Secunderabad in 1897.; 1897లో సికింద్రాబాద్‌లో నిరూపించారు.; 1897 में सिकंदराबाद में सिद्ध किया।
Crescograph (growth of plants); క్రెస్కోగ్రాఫ్ (మొక్కల పెరుగుదల); क्रेस्कोग्राफ (पौधों की वृद्धि) | Jagadish Chandra Bose; జగదీశ్ చంద్రబోస్; जगदीश चंद्र बोस
Blood groups; రక్త వర్గాలు; रक्त समूह | Karl Landsteiner; కార్ల్ లాండ్‌స్టీనర్; कार्ल लैंडस्टीनर
# hard
Vaccine against polio (injected); పోలియో టీకా (ఇంజెక్షన్); पोलियो का टीका (इंजेक्शन) | Jonas Salk; జోనస్ సాల్క్; जोनास साल्क
Heart transplant on a human (first, 1967); మానవ గుండె మార్పిడి (మొదటిది, 1967); मानव हृदय प्रत्यारोपण (पहला, 1967) | Christiaan Barnard; క్రిస్టియాన్ బర్నార్డ్; क्रिस्टियान बर्नार्ड
Oxygen (published discovery, 1774); ఆక్సిజన్ (ప్రచురిత ఆవిష్కరణ, 1774); ऑक्सीजन (प्रकाशित खोज, 1774) | Joseph Priestley; జోసెఫ్ ప్రీస్ట్లీ; जोसेफ प्रीस्टली
Hydrogen as a separate gas (1766); హైడ్రోజన్ (వేరు వాయువుగా, 1766); हाइड्रोजन (पृथक गैस, 1766) | Henry Cavendish; హెన్రీ కావెండిష్; हेनरी कैवेंडिश
Periodic table (1869); ఆవర్తన పట్టిక (1869); आवर्त सारणी (1869) | Dmitri Mendeleev; డిమిత్రి మెండలీవ్; दिमित्री मेंडेलीव
Antiseptic surgery; క్రిమిరహిత శస్త్రచికిత్స; प्रतिरोधी (एंटीसेप्टिक) शल्यक्रिया | Joseph Lister; జోసెఫ్ లిస్టర్; जोसेफ लिस्टर
Mercury thermometer; పాదరస థర్మామీటర్; पारे का थर्मामीटर | Daniel Gabriel Fahrenheit; డేనియల్ గాబ్రియెల్ ఫారెన్‌హీట్; डेनियल गैब्रियल फ़ारेनहाइट
Mercury barometer; పాదరస బారోమీటర్; पारे का बैरोमीटर | Evangelista Torricelli; ఇవాంజెలిస్టా టారిసెల్లి; इवैंजेलिस्टा टोरिसेली
`,
  relations: [
    {
      of: 'thing',
      to: 'person',
      shape: 'one-to-one',
      ask: t(
        'Which inventor or discoverer is credited with “**{a}**”?',
        '**{a}** ఎవరి ఆవిష్కరణ/ఘనత?',
        '**{a}** – इसका श्रेय किसे है?',
      ),
      askBack: t('With which of these is **{b}** credited?', 'వీటిలో **{b}** ఘనత ఏది?', 'इनमें से **{b}** को किसका श्रेय है?'),
      tell: t('{b} is credited with “{a}”.', '{a} – ఈ ఘనత పొందినవారు: {b}.', '{a} – श्रेय: {b}।'),
    },
  ],
})
