// Entry point `/patterns` of the package: components for the audit and the reports of a consultancy, and its graphics.
export { IngotMark } from './graphics/IngotMark/IngotMark.tsx';
export { LooseEnd } from './graphics/LooseEnd/LooseEnd.tsx';
export { PulledThread } from './graphics/Thread/PulledThread.tsx';
export { Thread, type ThreadProps } from './graphics/Thread/Thread.tsx';
export { ThreadBanner } from './graphics/ThreadBanner/ThreadBanner.tsx';
export { ThreadStrip } from './graphics/ThreadStrip/ThreadStrip.tsx';
export { AuditForm } from './patterns/AuditForm/AuditForm.tsx';
export type { AuditFormLabels } from './patterns/AuditForm/AuditFormLabels.ts';
export { AuditPreview } from './patterns/AuditPreview/AuditPreview.tsx';
export { AuditReport } from './patterns/AuditReport/AuditReport.tsx';
export type { ReportPart } from './patterns/AuditReport/ReportItem.ts';
export { EffortMeter } from './patterns/EffortMeter/EffortMeter.tsx';
export { ReportList } from './patterns/ReportList/ReportList.tsx';
export { type ReportFormat, ReportToolbar } from './patterns/ReportToolbar/ReportToolbar.tsx';
export { RoiExplainer } from './patterns/RoiExplainer/RoiExplainer.tsx';
