import { MEANING, TERM } from '../labels.ts'
import { factTable, t } from '../table.ts'

const TOPIC = 'computer-facts'

const SHORTCUTS = factTable({
  name: 'keyboard-shortcuts',
  topic: TOPIC,
  settledBy: 'help pages of Windows and of the common office programs',
  columns: { keys: t('Shortcut', 'షార్ట్‌కట్', 'शॉर्टकट'), action: t('Action', 'చర్య', 'क्रिया') },
  same: { keys: String },
  rows: `
Ctrl + C | Copy; కాపీ చేయడం; कॉपी करना
Ctrl + V | Paste; పేస్ట్ చేయడం; पेस्ट करना
Ctrl + X | Cut; కట్ చేయడం; कट करना
Ctrl + Z | Undo; అన్‌డూ (చివరి చర్య రద్దు); अनडू (पिछली क्रिया वापस)
Ctrl + Y | Redo; రీడూ (రద్దు చేసింది తిరిగి చేయడం); रीडू (वापस ली क्रिया दोहराना)
Ctrl + P | Print; ప్రింట్ చేయడం; प्रिंट करना
Ctrl + S | Save; సేవ్ చేయడం; सेव करना
Ctrl + A | Select all; అన్నీ ఎంచుకోవడం; सब चुनना
Ctrl + F | Find; వెతకడం (ఫైండ్); खोजना (फ़ाइंड)
Ctrl + B (Word) | Bold; బోల్డ్; बोल्ड
Ctrl + N | New document or window; కొత్త డాక్యుమెంట్/విండో; नया दस्तावेज़/विंडो
Ctrl + O | Open; ఫైల్ తెరవడం; फ़ाइल खोलना
F1 | Help; సహాయం (హెల్ప్); सहायता (हेल्प)
# medium
Ctrl + H (Word) | Find and replace; వెతికి మార్చడం (రీప్లేస్); खोजना और बदलना (रिप्लेस)
Ctrl + K (Word) | Insert a hyperlink; హైపర్‌లింక్ చేర్చడం; हाइपरलिंक जोड़ना
Ctrl + E (Word) | Centre the text; వచనాన్ని మధ్యకు సర్దడం; टेक्स्ट बीच में करना
Ctrl + L (Word) | Align the text left; వచనాన్ని ఎడమకు సర్దడం; टेक्स्ट बाईं ओर करना
Ctrl + R (Word) | Align the text right; వచనాన్ని కుడికి సర్దడం; टेक्स्ट दाईं ओर करना
Ctrl + J (Word) | Justify the text; వచనాన్ని రెండు వైపులా సమం చేయడం; टेक्स्ट जस्टिफ़ाई करना
Alt + Tab | Switch between open programs; తెరిచిన ప్రోగ్రాంల మధ్య మారడం; खुले प्रोग्रामों के बीच बदलना
Alt + F4 | Close the program; ప్రోగ్రాం మూసివేయడం; प्रोग्राम बंद करना
F2 (Windows Explorer) | Rename; పేరు మార్చడం; नाम बदलना
F5 (browser) | Refresh; రిఫ్రెష్ చేయడం; रिफ़्रेश करना
F5 (PowerPoint) | Start the slide show; స్లైడ్ షో ప్రారంభం; स्लाइड शो आरंभ करना
F7 (Word) | Spelling check; అక్షరదోష తనిఖీ; वर्तनी जाँच
F11 (browser) | Full screen; పూర్తి తెర; पूर्ण स्क्रीन
F12 (Word) | Save As; సేవ్ యాజ్; सेव ऐज़
Shift + Delete (Windows) | Delete without the recycle bin; రీసైకిల్ బిన్ లేకుండా తొలగించడం; रीसायकल बिन के बिना हटाना
Ctrl + Shift + Esc (Windows) | Task Manager; టాస్క్ మేనేజర్; टास्क मैनेजर
# hard
Windows + L | Lock the computer; కంప్యూటర్ లాక్ చేయడం; कंप्यूटर लॉक करना
Windows + D | Show the desktop; డెస్క్‌టాప్ చూపడం; डेस्कटॉप दिखाना
Windows + E | File Explorer; ఫైల్ ఎక్స్‌ప్లోరర్; फ़ाइल एक्सप्लोरर
Windows + R | Run dialog box; రన్ డైలాగ్ బాక్స్; रन डायलॉग बॉक्स
Shift + F3 (Word) | Change case; అక్షరాల కేస్ మార్చడం; केस बदलना
Ctrl + Enter (Word) | Page break; పేజీ బ్రేక్; पेज ब्रेक
Ctrl + semicolon (Excel) | Insert today’s date; నేటి తేదీ చేర్చడం; आज की तारीख़ डालना
Ctrl + M (PowerPoint) | New slide; కొత్త స్లైడ్; नई स्लाइड
`,
  relations: [
    {
      of: 'keys',
      to: 'action',
      shape: 'one-to-one',
      ask: t(
        'What does the shortcut **{a}** usually do?',
        '**{a}** షార్ట్‌కట్ సాధారణంగా ఏమి చేస్తుంది?',
        '**{a}** शॉर्टकट सामान्यतः क्या करता है?',
      ),
      askBack: t(
        'Which shortcut is used for the action “**{b}**”?',
        '**{b}** – ఈ చర్యకు షార్ట్‌కట్ ఏది?',
        '**{b}** – इस क्रिया का शॉर्टकट कौन-सा है?',
      ),
      tell: t('The action of {a} is “{b}”.', '{a} చేసే పని: {b}.', '{a} का काम: {b}।'),
    },
  ],
})

const FILES = factTable({
  name: 'file-extensions',
  topic: TOPIC,
  settledBy: 'registered media types and documentation of the formats',
  columns: { extension: t('Extension', 'ఎక్స్‌టెన్షన్', 'एक्सटेंशन'), kind: t('Kind of file', 'ఫైల్ రకం', 'फ़ाइल का प्रकार') },
  same: { extension: String },
  rows: `
.docx | Word document; వర్డ్ డాక్యుమెంట్; वर्ड दस्तावेज़
.xlsx | Excel workbook; ఎక్సెల్ వర్క్‌బుక్; एक्सेल वर्कबुक
.pptx | PowerPoint presentation; పవర్‌పాయింట్ ప్రజెంటేషన్; पावरपॉइंट प्रेज़ेंटेशन
.mp3 | Sound; శబ్దం (ఆడియో); ध्वनि (ऑडियो)
.wav | Sound; శబ్దం (ఆడియో); ध्वनि (ऑडियो)
.jpg | Picture; చిత్రం (ఇమేజ్); चित्र (इमेज)
.png | Picture; చిత్రం (ఇమేజ్); चित्र (इमेज)
.gif | Picture; చిత్రం (ఇమేజ్); चित्र (इमेज)
.html | Web page; వెబ్ పేజీ; वेब पेज
.exe | Program to run; అమలయ్యే ప్రోగ్రాం; चलने वाला प्रोग्राम
.zip | Compressed files; కంప్రెస్ చేసిన ఫైళ్లు; संपीड़ित (कंप्रेस) फ़ाइलें
# medium
.bmp | Picture; చిత్రం (ఇమేజ్); चित्र (इमेज)
.mkv | Video; వీడియో; वीडियो
.avi | Video; వీడియో; वीडियो
.mov | Video; వీడియో; वीडियो
.aac | Sound; శబ్దం (ఆడియో); ध्वनि (ऑडियो)
.rar | Compressed files; కంప్రెస్ చేసిన ఫైళ్లు; संपीड़ित (कंप्रेस) फ़ाइलें
.htm | Web page; వెబ్ పేజీ; वेब पेज
.txt | Plain text; సాదా టెక్స్ట్; सादा टेक्स्ट
# hard
.tiff | Picture; చిత్రం (ఇమేజ్); चित्र (इमेज)
.mdb | Access database; యాక్సెస్ డేటాబేస్; एक्सेस डेटाबेस
.7z | Compressed files; కంప్రెస్ చేసిన ఫైళ్లు; संपीड़ित (कंप्रेस) फ़ाइलें
.wmv | Video; వీడియో; वीडियो
`,
  relations: [
    {
      of: 'extension',
      to: 'kind',
      shape: 'many-to-one',
      ask: t(
        'What kind of file usually has the extension **{a}**?',
        '**{a}** ఎక్స్‌టెన్షన్ సాధారణంగా ఏ రకం ఫైల్‌కు ఉంటుంది?',
        '**{a}** एक्सटेंशन सामान्यतः किस प्रकार की फ़ाइल का होता है?',
      ),
      askBack: t(
        'Which of these is the usual extension of a file of the kind “**{b}**”?',
        'వీటిలో **{b}** ఫైల్‌కు సాధారణ ఎక్స్‌టెన్షన్ ఏది?',
        'इनमें से **{b}** फ़ाइल का सामान्य एक्सटेंशन कौन-सा है?',
      ),
      odd: t(
        'Which of these is **not** an extension of files of the kind “**{b}**”?',
        'వీటిలో **{b}** ఫైల్ ఎక్స్‌టెన్షన్ **కానిది** ఏది?',
        'इनमें से कौन-सा **{b}** फ़ाइल का एक्सटेंशन **नहीं** है?',
      ),
      tell: t('{a} is of the kind “{b}”.', '{a} రకం: {b}.', '{a} का प्रकार: {b}।'),
    },
  ],
})

const NETWORK = factTable({
  name: 'protocols-and-parts',
  topic: TOPIC,
  settledBy: 'RFCs of the Internet Engineering Task Force; computer textbooks',
  columns: { term: TERM, meaning: MEANING },
  same: { term: String },
  rows: `
ALU | Does arithmetic and logic in the CPU; CPUలో గణిత, తార్కిక పనులు చేస్తుంది; CPU में गणितीय और तार्किक कार्य करता है
RAM | Volatile main memory; తాత్కాలిక (వోలటైల్) ప్రధాన మెమరీ; अस्थायी (वोलाटाइल) मुख्य मेमोरी
ROM | Memory that keeps its contents without power; విద్యుత్ లేకున్నా సమాచారం నిలుపుకొనే మెమరీ; बिजली के बिना भी सामग्री रखने वाली मेमोरी
HTTP | Fetches web pages; వెబ్ పేజీలను తెస్తుంది; वेब पेज लाता है
FTP | Transfers files between computers; కంప్యూటర్ల మధ్య ఫైళ్లను బదిలీ చేస్తుంది; कंप्यूटरों के बीच फ़ाइलें भेजता है
SMTP | Sends e-mail; ఈ-మెయిల్ పంపుతుంది; ई-मेल भेजता है
DNS | Turns domain names into IP addresses; డొమైన్ పేర్లను IP చిరునామాలుగా మారుస్తుంది; डोमेन नाम को IP पते में बदलता है
# medium
DHCP | Hands out IP addresses automatically; IP చిరునామాలను స్వయంచాలకంగా కేటాయిస్తుంది; IP पते अपने आप बाँटता है
POP3 | Downloads e-mail from the server; సర్వర్ నుండి ఈ-మెయిల్ డౌన్‌లోడ్ చేస్తుంది; सर्वर से ई-मेल डाउनलोड करता है
BIOS | Starts and tests the hardware when the PC is switched on; PC ఆన్ చేయగానే హార్డ్‌వేర్‌ను పరీక్షించి ప్రారంభిస్తుంది; PC चालू होते ही हार्डवेयर जाँचकर शुरू करता है
MICR | Reads the magnetic ink on cheques; చెక్కులపై అయస్కాంత సిరాను చదువుతుంది; चेक की चुंबकीय स्याही पढ़ता है
OMR | Reads the marked circles of answer sheets; జవాబు పత్రాల గుర్తించిన వృత్తాలను చదువుతుంది; उत्तर पत्रक के भरे गोले पढ़ता है
OCR | Turns scanned text into editable text; స్కాన్ చేసిన వచనాన్ని సవరించగల వచనంగా మారుస్తుంది; स्कैन टेक्स्ट को संपादन योग्य बनाता है
SQL | Queries relational databases; రిలేషనల్ డేటాబేస్‌లను ప్రశ్నిస్తుంది; रिलेशनल डेटाबेस से पूछताछ करता है
VPN | Makes a private link over the public Internet; బహిరంగ ఇంటర్నెట్‌పై ప్రైవేట్ అనుసంధానం ఇస్తుంది; सार्वजनिक इंटरनेट पर निजी संपर्क बनाता है
HTML | Marks up web pages; వెబ్ పేజీల నిర్మాణాన్ని రాస్తుంది; वेब पेज की संरचना लिखता है
CSS | Styles web pages; వెబ్ పేజీల రూపాన్ని నిర్ణయిస్తుంది; वेब पेज का रूप तय करता है
# hard
ARP | Finds the MAC address for an IP address; IP చిరునామాకు MAC చిరునామా కనుగొంటుంది; IP पते का MAC पता खोजता है
ICMP | Carries error messages of the network (used by ping); నెట్‌వర్క్ దోష సందేశాలు మోస్తుంది (ping వాడేది); नेटवर्क की त्रुटि सूचनाएँ ले जाता है (ping में)
SSH | Gives secure remote login; సురక్షిత రిమోట్ లాగిన్ ఇస్తుంది; सुरक्षित रिमोट लॉगिन देता है
SNMP | Manages devices on a network; నెట్‌వర్క్ పరికరాలను నిర్వహిస్తుంది; नेटवर्क के उपकरणों का प्रबंधन करता है
NTP | Keeps the clocks of computers in step; కంప్యూటర్ల గడియారాలను సమకాలీకరిస్తుంది; कंप्यूटरों की घड़ियाँ मिलाए रखता है
`,
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: t('Which of these describes **{a}**?', '**{a}** ను వర్ణించేది వీటిలో ఏది?', 'इनमें से **{a}** का वर्णन कौन-सा है?'),
      askBack: t(
        'Which of these does the description “**{b}**” fit?',
        '**{b}** – ఇది వీటిలో దేనికి సరిపోతుంది?',
        '**{b}** – यह इनमें से किस पर ठीक बैठता है?',
      ),
      tell: t('{a} is described as “{b}”.', '{a} వర్ణన: {b}.', '{a} का वर्णन: {b}।'),
    },
  ],
})

const SIZES = factTable({
  name: 'sizes',
  topic: TOPIC,
  settledBy: 'RFCs of the Internet Engineering Task Force; textbooks of computing',
  columns: { term: TERM, meaning: MEANING },
  rows: `
1 nibble; 1 నిబుల్; 1 निबल | 4 bits; 4 బిట్‌లు; 4 बिट
1 byte; 1 బైట్; 1 बाइट | 8 bits; 8 బిట్‌లు; 8 बिट
1 kilobyte (binary); 1 కిలోబైట్ (బైనరీ); 1 किलोबाइट (बाइनरी) | 1024 bytes; 1024 బైట్లు; 1024 बाइट
1 megabyte (binary); 1 మెగాబైట్ (బైనరీ); 1 मेगाबाइट (बाइनरी) | 1024 kilobytes; 1024 కిలోబైట్లు; 1024 किलोबाइट
1 gigabyte (binary); 1 గిగాబైట్ (బైనరీ); 1 गीगाबाइट (बाइनरी) | 1024 megabytes; 1024 మెగాబైట్లు; 1024 मेगाबाइट
1 terabyte (binary); 1 టెరాబైట్ (బైనరీ); 1 टेराबाइट (बाइनरी) | 1024 gigabytes; 1024 గిగాబైట్లు; 1024 गीगाबाइट
# medium
IPv4 address; IPv4 చిరునామా; IPv4 पता | 32 bits; 32 బిట్‌లు; 32 बिट
IPv6 address; IPv6 చిరునామా; IPv6 पता | 128 bits; 128 బిట్‌లు; 128 बिट
MAC address; MAC చిరునామా; MAC पता | 48 bits; 48 బిట్‌లు; 48 बिट
Standard ASCII code; ప్రామాణిక ASCII కోడ్; मानक ASCII कोड | 7 bits; 7 బిట్‌లు; 7 बिट
1 petabyte (binary); 1 పెటాబైట్ (బైనరీ); 1 पेटाबाइट (बाइनरी) | 1024 terabytes; 1024 టెరాబైట్లు; 1024 टेराबाइट
`,
  relations: [
    {
      of: 'term',
      to: 'meaning',
      shape: 'one-to-one',
      ask: t('What is the size of **{a}**?', '**{a}** ఎంత (పరిమాణం)?', '**{a}** कितना होता है?'),
      askBack: t('Which of these is of the size **{b}**?', 'వీటిలో **{b}** పరిమాణం గలది ఏది?', 'इनमें से किसका आकार **{b}** है?'),
      tell: t('The size of {a} is {b}.', '{a} పరిమాణం {b}.', '{a} का आकार {b} है।'),
    },
  ],
})

const DEVICES = factTable({
  name: 'devices',
  topic: TOPIC,
  settledBy: 'textbooks of computing',
  columns: { device: t('Device', 'పరికరం', 'उपकरण'), kind: t('Kind', 'రకం', 'प्रकार') },
  rows: `
Keyboard; కీబోర్డు; कीबोर्ड | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Mouse; మౌస్; माउस | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Scanner; స్కానర్; स्कैनर | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Joystick; జాయ్‌స్టిక్; जॉयस्टिक | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Microphone; మైక్రోఫోన్; माइक्रोफ़ोन | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Printer; ప్రింటర్; प्रिंटर | Output device; అవుట్‌పుట్ పరికరం; आउटपुट डिवाइस
Speaker; స్పీకర్; स्पीकर | Output device; అవుట్‌పుట్ పరికరం; आउटपुट डिवाइस
Projector; ప్రొజెక్టర్; प्रोजेक्टर | Output device; అవుట్‌పుట్ పరికరం; आउटपुट डिवाइस
Plotter; ప్లాటర్; प्लॉटर | Output device; అవుట్‌పుట్ పరికరం; आउटपुट डिवाइस
Monitor; మానిటర్; मॉनिटर | Output device; అవుట్‌పుట్ పరికరం; आउटपुट डिवाइस
Windows; విండోస్; विंडोज़ | Operating system; ఆపరేటింగ్ సిస్టమ్; ऑपरेटिंग सिस्टम
Linux; లినక్స్; लिनक्स | Operating system; ఆపరేటింగ్ సిస్టమ్; ऑपरेटिंग सिस्टम
Android; ఆండ్రాయిడ్; एंड्रॉइड | Operating system; ఆపరేటింగ్ సిస్టమ్; ऑपरेटिंग सिस्टम
# medium
Light pen; లైట్ పెన్; लाइट पेन | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Barcode reader; బార్‌కోడ్ రీడర్; बारकोड रीडर | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
Trackball; ట్రాక్‌బాల్; ट्रैकबॉल | Input device; ఇన్‌పుట్ పరికరం; इनपुट डिवाइस
MS-DOS; MS-DOS; MS-DOS | Operating system; ఆపరేటింగ్ సిస్టమ్; ऑपरेटिंग सिस्टम
Unix; యూనిక్స్; यूनिक्स | Operating system; ఆపరేటింగ్ సిస్టమ్; ऑपरेटिंग सिस्टम
Mozilla Firefox; మొజిల్లా ఫైర్‌ఫాక్స్; मोज़िला फ़ायरफ़ॉक्स | Web browser; వెబ్ బ్రౌజర్; वेब ब्राउज़र
Opera; ఒపెరా; ओपेरा | Web browser; వెబ్ బ్రౌజర్; वेब ब्राउज़र
Safari; సఫారి; सफ़ारी | Web browser; వెబ్ బ్రౌజర్; वेब ब्राउज़र
Google Chrome; గూగుల్ క్రోమ్; गूगल क्रोम | Web browser; వెబ్ బ్రౌజర్; वेब ब्राउज़र
Oracle; ఒరాకిల్; ओरेकल | Database system; డేటాబేస్ వ్యవస్థ; डेटाबेस सिस्टम
MySQL; MySQL; MySQL | Database system; డేటాబేస్ వ్యవస్థ; डेटाबेस सिस्टम
PostgreSQL; PostgreSQL; PostgreSQL | Database system; డేటాబేస్ వ్యవస్థ; डेटाबेस सिस्टम
`,
  relations: [
    {
      of: 'device',
      to: 'kind',
      shape: 'many-to-one',
      ask: t('What is **{a}** chiefly?', '**{a}** ప్రధానంగా ఏమిటి?', '**{a}** मुख्यतः क्या है?'),
      askBack: t('Which of these is of the kind “**{b}**”?', 'వీటిలో **{b}** ఏది?', 'इनमें से **{b}** कौन-सा है?'),
      odd: t(
        'Which of these is **not** of the kind “**{b}**”?',
        'వీటిలో **{b}** **కానిది** ఏది?',
        'इनमें से कौन-सा **{b}** **नहीं** है?',
      ),
      tell: t('{a} is of the kind “{b}”.', '{a} రకం: {b}.', '{a} का प्रकार: {b}।'),
    },
  ],
})

export const COMPUTER = [...SHORTCUTS, ...FILES, ...NETWORK, ...SIZES, ...DEVICES]
