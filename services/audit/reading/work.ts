// This file is long because it lists the words that visitors use for their tasks.
import { type AreaItem, areaItems } from '../templates/areaItems.content.ts';
import { moreItems } from '../templates/moreItems.content.ts';

/**
 * Words for a task, separated by spaces. They are English, Greek without accents, or Greek in Latin letters. "*" stands
 * for any ending, "_" for a space.
 */
type Words = string;

/** Rule by which a text selects an item. Each list of words in `all` needs a match in the same clause. */
interface TaskRule {
  readonly item: AreaItem;
  /**
   * Rank of the item. About 2 if two lists must match, 1 to 1.7 for one list, less than 1 for a weak hint. Decimals
   * decide between items.
   */
  readonly weight: number;
  readonly all: readonly Words[];
}

const rule = (item: AreaItem, weight: number, ...all: readonly Words[]): TaskRule => ({
  item,
  weight,
  all,
});

const calls = `call calls caller callers calling phone phones phoning telephon* ring rings ringing voicemail
  switchboard τηλεφων* κληση κλησεισ κλησεων tilefon* klisei*`;
const byPhone = `phone phones phoned phoning telephon* call calls called calling τηλεφων* tilefon*`;
const missed = `miss missed missing lose losing lost unanswered nobody no_one cannot_answer cannot_take
  can_t_answer can_t_take after_hours hang_up hangs_up pick_up picks_up χανουμε χανονται χανω αναπαντητ*
  κανεισ kaneis xanoume`;
const orders = `order orders ordered ordering παραγγελι* paraggeli* parageli*`;
const messages = `messag* email emails inbox* whatsapp viber messenger instagram facebook sms dm dms photo* fax*
  mail mails μηνυμα* εμειλ ιμειλ βαιμπερ minima minimata`;
const typing = `type types typed typing retyp* reenter* key_in keyed keying copy copies copied copying data_entry
  by_hand twice manual manually on_paper πληκτρολογ* καταχωρ* αντιγρα* με_το_χερι στο_χερι δυο_φορεσ kataxor*
  pliktrolog*`;
const bookings = `book books booked booking bookings appointment* reservation* viewing viewings test_drive*
  κρατηση κρατησεισ κρατησεων ραντεβου rantevou randevou kratisei*`;
const guests = `guest guests tenant tenants enquir* inquir* question questions messag* faq* επισκεπτ* πελατεσ
  πελατη ερωτηση ερωτησεισ ερωτησεων ερωτημα* μηνυμα* minima minimata erotisei*`;
const forgotten = `no_show* noshow* remind* forget* forgot do_not_come do_not_show do_not_turn don_t_come
  don_t_show don_t_turn expir* renew* deadline* υπενθυμ* ξεχν* δεν_ερχονται δεν_εμφανιζ* ληξη προθεσμι*`;

const [repeatedQuestions] = areaItems.customerService;
const [salesEnquiries, quotations, followUps] = areaItems.sales;
const [typedTwice, planning, operationsReports] = areaItems.operations;
const [invoices, latePayments, cashFlow] = areaItems.finance;
const [jobApplications, colleagueQuestions, firstDays] = areaItems.hr;
const [, searchedAgain, notConnected] = areaItems.other;

/** All rules. If two items have the same weight, the item that the text mentions first ranks higher. */
export const taskRules: readonly TaskRule[] = [
  rule(
    invoices,
    1,
    `invoic* bill bills billing receipt receipts expense expenses bookkeep* ledger* bank_statement* reconcil*
    τιμολογ* παραστατικ* αποδειξ* timolog* apodeix* parastatik*`,
  ),
  rule(
    invoices,
    2,
    `invoic* bill bills τιμολογ* timolog*`,
    `match* mismatch* differ differs differences agree agrees reconcil* compar* συμφων* διαφορ* ταιριαζ*`,
  ),
  rule(
    typedTwice,
    2,
    typing,
    `excel spreadsheet* pdf pdfs systems programs accounting_program software ledger* λογιστικο_προγραμμα προγραμμα`,
  ),
  rule(moreItems.phoneOrders, 2.5, orders, byPhone),
  rule(moreItems.messageOrders, 2.2, orders, messages),
  rule(moreItems.messageOrders, 1.8, orders, typing),
  rule(moreItems.messageOrders, 1, orders),
  rule(moreItems.phoneBookings, 2.3, bookings, byPhone),
  rule(moreItems.bookings, 1, bookings),
  rule(moreItems.missedCalls, 2.1, calls, missed),
  rule(moreItems.missedCalls, 1, calls),
  rule(
    moreItems.deliveryCalls,
    2.4,
    `where_is where_are where_their where_the where_my track tracking status eta arriv* που_ειναι που_βρισκ*
    pou_einai`,
    `parcel* deliver* van vans shipment* driver* cargo container* courier* δεμα* παραδοσ* φορτ* παραγγελι* dema
    demata paradosi`,
  ),
  rule(moreItems.reminders, 2.4, bookings, forgotten),
  rule(moreItems.reminders, 1, forgotten),
  rule(moreItems.guestMessages, 2, guests, messages),
  rule(moreItems.guestMessages, 0.9, messages),
  rule(
    repeatedQuestions,
    1,
    `question questions faq* same_answer* same_thing* ask_us asks_us ask_about ask_the_same ask_for asking_for
    enquir* inquir* ερωτηση ερωτησεισ ερωτησεων ερωτημα* ρωταν* ρωτουν erotisei* rotane`,
  ),
  rule(
    salesEnquiries,
    1.1,
    `lead leads buyer buyers viewing viewings listing listings prospect* enquir* inquir* ενδιαφερομεν*
    υποψηφιοι_πελατ* υποψηφιοι_αγορ*`,
  ),
  rule(
    moreItems.documents,
    1,
    `document documents contract contracts case_file* files paperwork pdf pdfs scan scans scanned scanning letter
    letters deed deeds clause clauses archiv* legal_research εγγραφα εγγραφο εγγραφων συμβολαι* συμβασ* φακελ*
    δικογραφ* σαρωσ* eggrafa simvolai*`,
  ),
  rule(
    moreItems.stock,
    1,
    `stock stocks inventor* shelf shelves warehouse* run_out runs_out running_out αποθεμα* αποθηκ* στοκ ραφι
    ραφια apothema* apothik*`,
  ),
  rule(
    quotations,
    1,
    `quote quotes quoted quoting quotation quotations offers an_offer prepare_offer* write_offer* send_offer*
    make_offer* tender tenders bid bids bidding estimate estimates proposal proposals bill_of_quantities προσφορ*
    προυπολογισμ* κοστολογ* διαγωνισμ* prosfor*`,
  ),
  rule(followUps, 1.2, `follow_up follow_ups follows_up gone_quiet went_quiet crm pipeline`),
  rule(
    operationsReports,
    1,
    `report reports reporting spreadsheet* excel dashboard* kpi kpis month_end figures statistic* αναφορα αναφορεσ
    αναφορων στατιστικ* εκθεση εκθεσεισ anafora anafores`,
  ),
  rule(
    latePayments,
    1.6,
    `late_pay* pay_late pays_late paying_late pay_us_late paid_late unpaid overdue debt debts owe owes owed debtor*
    chase_pay* chase_client* chase_customer* chasing_pay* chasing_client* chasing_customer* οφειλ* εισπραξ*
    χρεωστ* απληρωτ* χρεη`,
  ),
  rule(cashFlow, 1, `cash_flow cashflow forecast* liquidity margin margins ταμειακ* ρευστοτητα*`),
  rule(
    jobApplications,
    1,
    `applicant applicants job_application* applications_for cv cvs resume resumes recruit* hiring candidate
    candidates βιογραφικ* προσληψ* υποψηφι* viografik*`,
  ),
  rule(
    planning,
    1,
    `shift shifts rota rotas roster* schedul* timetabl* route routes planning βαρδι* προγραμμα_εργασιασ δρομολογ*
    vardies`,
  ),
  rule(
    moreItems.payroll,
    1.1,
    `payroll timesheet* time_sheet* billable_hours hours_are_not record_hours recording_hours overtime annual_leave sick_leave leave_request* holiday_request* μισθοδοσ* υπερωρι* αδεια
    αδειεσ αδειων misthodos*`,
  ),
  rule(
    firstDays,
    1,
    `new_staff new_employee* new_colleague* new_starter* new_hire* onboard* first_day training νεοι_υπαλληλ*
    νεουσ_υπαλληλ* νεο_προσωπικο`,
  ),
  rule(colleagueQuestions, 1.7, `staff_ask employees_ask colleagues_ask hr_question*`),
  rule(
    moreItems.registrations,
    1,
    `enrol* registration* sign_up sign_ups admission* kyc intake application_form* form forms εγγραφη εγγραφεσ αιτηση
    αιτησεισ eggrafi eggrafes`,
  ),
  rule(
    moreItems.claims,
    1.1,
    `claim claims complain* refund* returns warrant* παραπον* επιστροφ* αποζημιωσ*`,
  ),
  rule(
    moreItems.siteReports,
    1.5,
    `delivery_note delivery_notes job_sheet* site_report* work_order* dispatch_note* δελτια_αποστολ* δελτιο_αποστολ*
    δελτια_παραδοσ* δελτιο_παραδοσ*`,
  ),
  rule(
    moreItems.marketing,
    1,
    `newsletter* campaign* come_back loyal* repeat_customer* marketing social_media review reviews κριτικ* διαφημισ*`,
  ),
  rule(
    moreItems.website,
    0.9,
    `website* web_shop webshop eshop e_shop online_shop ιστοσελιδ* ιστοτοπ* ηλεκτρονικο_καταστημα`,
  ),
  rule(
    moreItems.systems,
    1.2,
    `technician too_many_systems many_systems too_many_programs too_many_tools server servers legacy licence* license* software_costs
    old_system* backup* πολλα_συστηματα διακομιστ*`,
  ),
  rule(
    notConnected,
    1,
    `systems_do_not_talk systems_don_t_talk programs_do_not_talk programs_don_t_talk not_connected two_systems
    three_systems integrat* between_systems δεν_επικοινων*`,
  ),
  rule(
    moreItems.ideas,
    1.7,
    `where_to_start where_to_begin which_idea* which_process which_project ai_idea* ideas_about_ai ideas_for_ai
    what_ai_can απο_που_να δεν_ξερουμε_τι_να`,
  ),
  rule(
    searchedAgain,
    1,
    `look_for looking_for look_up looking_up search searching find_the find_information manuals know_how ψαχν*`,
  ),
  rule(typedTwice, 0.5, typing),
];

/**
 * Pairs of items that share words. If a text selects both, the rough item is dropped, unless its weight is at least
 * `minWeight`.
 */
export const exactAndRoughItems: readonly {
  readonly exact: AreaItem;
  readonly rough: AreaItem;
  readonly minWeight?: number;
}[] = [
  { exact: moreItems.phoneOrders, rough: moreItems.messageOrders, minWeight: 2 },
  { exact: moreItems.phoneOrders, rough: moreItems.missedCalls },
  { exact: moreItems.phoneBookings, rough: moreItems.missedCalls },
  { exact: moreItems.deliveryCalls, rough: moreItems.missedCalls },
  { exact: moreItems.messageOrders, rough: moreItems.guestMessages },
  { exact: moreItems.phoneBookings, rough: moreItems.bookings },
  { exact: moreItems.guestMessages, rough: repeatedQuestions },
  { exact: salesEnquiries, rough: repeatedQuestions },
];

/** Phrases that say that a task is no problem. `readChallenge` skips a clause that contains one. */
export const noProblem: Words = `no_problem not_a_problem not_the_problem work_well works_well work_fine works_fine is_fine
  are_fine runs_well run_well already_automat* already_solved we_do_not_need not_interested δεν_ειναι_προβλημα
  δεν_εχουμε_προβλημα ειναι_ενταξει δουλευει_καλα δουλευουν_καλα`;

/**
 * Phrases whose words would be misread, such as "in order to". Before the search, each phrase is replaced by its
 * word.
 */
export const replacements: readonly (readonly [phrase: string, word: string])[] = [
  [' in order ', ' '],
  [' e mail', ' email'],
  [' whats app ', ' whatsapp '],
  [' web site', ' website'],
  [' book keep', ' bookkeep'],
  [' vat return', ' report'],
  [' tax return', ' report'],
];
