import { PERSON } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'computer-facts'

const GENERATIONS = factTable({
  name: 'generations-of-computers',
  topic: TOPIC,
  settledBy: 'NCERT and NIOS computer textbooks',
  columns: { generation: t('Generation', 'తరం', 'पीढ़ी'), technology: t('Main component', 'ప్రధాన భాగం', 'मुख्य घटक') },
  rows: `
First generation; మొదటి తరం; पहली पीढ़ी | Vacuum tubes; వాక్యూమ్ ట్యూబులు; वैक्यूम ट्यूब
Second generation; రెండో తరం; दूसरी पीढ़ी | Transistors; ట్రాన్సిస్టర్లు; ट्रांज़िस्टर
Third generation; మూడో తరం; तीसरी पीढ़ी | Integrated circuits; ఇంటిగ్రేటెడ్ సర్క్యూట్లు; इंटीग्रेटेड सर्किट
Fourth generation; నాలుగో తరం; चौथी पीढ़ी | Microprocessors (VLSI); మైక్రోప్రాసెసర్లు (VLSI); माइक्रोप्रोसेसर (VLSI)
Fifth generation; ఐదో తరం; पाँचवीं पीढ़ी | Artificial intelligence (ULSI); కృత్రిమ మేధ (ULSI); कृत्रिम बुद्धिमत्ता (ULSI)
`,
  relations: [
    {
      of: 'generation',
      to: 'technology',
      shape: 'one-to-one',
      ask: t(
        'With what is the **{a}** of computers linked?',
        'కంప్యూటర్ల **{a}** దేనితో ముడిపడి ఉంది?',
        'कंप्यूटरों की **{a}** किससे जुड़ी है?',
      ),
      askBack: t(
        'Which generation of computers is linked with **{b}**?',
        '**{b}** ఏ తరం కంప్యూటర్లకు చెందినవి?',
        '**{b}** किस पीढ़ी के कंप्यूटरों से संबंधित हैं?',
      ),
      tell: t('The {a} of computers is linked with “{b}”.', 'కంప్యూటర్ల {a}: {b}.', 'कंप्यूटरों की {a}: {b}।'),
    },
  ],
})

const PIONEERS = factTable({
  name: 'computer-pioneers',
  topic: TOPIC,
  settledBy: 'histories of computing',
  columns: { thing: t('Thing', 'అంశం', 'वस्तु'), person: PERSON },
  rows: `
Analytical Engine; అనలిటికల్ ఇంజన్; एनालिटिकल इंजन | Charles Babbage; చార్లెస్ బాబేజ్; चार्ल्स बैबेज || He is called the father of the computer.; ఈయనను కంప్యూటర్ పితామహుడు అంటారు.; इन्हें कंप्यूटर का जनक कहा जाता है।
World Wide Web; వరల్డ్ వైడ్ వెబ్; वर्ल्ड वाइड वेब | Tim Berners-Lee; టిమ్ బెర్నర్స్-లీ; टिम बर्नर्स-ली
Microsoft; మైక్రోసాఫ్ట్; माइक्रोसॉफ्ट | Bill Gates and Paul Allen; బిల్ గేట్స్, పాల్ అలెన్; बिल गेट्स और पॉल एलन
Google; గూగుల్; गूगल | Larry Page and Sergey Brin; ల్యారీ పేజ్, సెర్గీ బ్రిన్; लैरी पेज और सर्गेई ब्रिन
Linux kernel; లినక్స్ కెర్నల్; लिनक्स कर्नेल | Linus Torvalds; లినస్ టోర్వాల్డ్స్; लिनस टोरवाल्ड्स
Email (first network mail, 1971); ఈ-మెయిల్ (మొదటి నెట్‌వర్క్ మెయిల్, 1971); ई-मेल (पहली नेटवर्क मेल, 1971) | Ray Tomlinson; రే టామ్లిన్‌సన్; रे टॉमलिंसन
# medium
C language; C భాష; C भाषा | Dennis Ritchie; డెనిస్ రిచీ; डेनिस रिची
C++ language; C++ భాష; C++ भाषा | Bjarne Stroustrup; బ్యార్నే స్ట్రౌస్ట్రప్; ब्यार्न स्ट्रूस्ट्रुप
Java language; జావా భాష; जावा भाषा | James Gosling; జేమ్స్ గాస్లింగ్; जेम्स गॉस्लिंग
Python language; పైథాన్ భాష; पाइथन भाषा | Guido van Rossum; గైడో వాన్ రాసమ్; गुइडो वान रॉसम
Computer mouse; కంప్యూటర్ మౌస్; कंप्यूटर माउस | Douglas Engelbart; డగ్లస్ ఎంగెల్‌బార్ట్; डगलस एंगलबार्ट
Transistor (at Bell Labs); ట్రాన్సిస్టర్ (బెల్ ల్యాబ్స్); ट्रांज़िस्टर (बेल लैब्स) | Bardeen, Brattain and Shockley; బార్డీన్, బ్రాటెయిన్, షాక్లీ; बार्डीन, ब्रैटन और शॉक्ली
Integrated circuit (1958); ఇంటిగ్రేటెడ్ సర్క్యూట్ (1958); इंटीग्रेटेड सर्किट (1958) | Jack Kilby; జాక్ కిల్బీ; जैक किल्बी
First computer programmer; మొదటి కంప్యూటర్ ప్రోగ్రామర్; पहली कंप्यूटर प्रोग्रामर | Ada Lovelace; అడా లవ్‌లేస్; एडा लवलेस
# hard
ENIAC; ENIAC; ENIAC | Eckert and Mauchly; ఎకర్ట్, మాక్లీ; एकर्ट और मॉकली
Relational model of databases; రిలేషనల్ డేటాబేస్ నమూనా; रिलेशनल डेटाबेस मॉडल | E. F. Codd; ఇ. ఎఫ్. కాడ్; ई. एफ. कॉड
TCP/IP protocols; TCP/IP ప్రోటోకాల్స్; TCP/IP प्रोटोकॉल | Vint Cerf and Robert Kahn; వింట్ సెర్ఫ్, రాబర్ట్ కాన్; विंट सर्फ़ और रॉबर्ट कान
Wikipedia; వికీపీడియా; विकिपीडिया | Jimmy Wales and Larry Sanger; జిమ్మీ వేల్స్, ల్యారీ సాంగర్; जिमी वेल्स और लैरी सैंगर
Test of machine intelligence; యంత్ర మేధ పరీక్ష; मशीन की बुद्धिमत्ता का परीक्षण | Alan Turing; అలాన్ ట్యూరింగ్; एलन ट्यूरिंग
`,
  relations: [
    {
      of: 'thing',
      to: 'person',
      shape: 'one-to-one',
      ask: t(
        'Who is linked, as maker or founder, with “**{a}**”?',
        '**{a}** – దీనితో ముడిపడిన వ్యక్తి (సృష్టికర్త/స్థాపకుడు) ఎవరు?',
        '**{a}** – इससे (निर्माता/संस्थापक के रूप में) कौन जुड़ा है?',
      ),
      askBack: t('With which of these is **{b}** linked?', '**{b}** వీటిలో దేనితో ముడిపడి ఉన్నారు?', '**{b}** इनमें से किससे जुड़े हैं?'),
      tell: t('“{a}” is linked with {b}.', '{a} తో ముడిపడినవారు {b}.', '{a} – इससे {b} जुड़े हैं।'),
    },
  ],
})

export const COMPUTER_HISTORY = [...GENERATIONS, ...PIONEERS]
