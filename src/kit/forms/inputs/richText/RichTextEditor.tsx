import { Box } from '@mui/material';
import type { Theme } from '@mui/material/styles';
import {
  AlignmentButtons,
  ClearButtons,
  DefaultEditorOptions,
  FormatButtons,
  ListButtons,
  QuoteButtons,
  RichTextInput,
  RichTextInputToolbar,
} from 'ra-input-rich-text';
import { useMemo } from 'react';
import { useTranslate } from 'react-admin';
import type { Field } from '../../../../../resources/defineRegister.ts';
import { fieldEdges } from '../../../theme.ts';
import { LinkButton } from './LinkButton.tsx';

/** What the server leaves out of a message, and the editor therefore does not take. */
const LEFT_OUT: readonly string[] = ['image', 'color', 'textStyle', 'highlight'];
const PLAINER = { heading: false, codeBlock: false, link: { openOnClick: false, defaultProtocol: 'https' } };

const EXTENSIONS = (DefaultEditorOptions.extensions ?? [])
  .filter(({ name }) => !LEFT_OUT.includes(name))
  .map((extension) => (extension.name === 'starterKit' ? extension.configure(PLAINER) : extension));

const TOOLBAR = {
  mt: 0.5,
  '& button.MuiToggleButton-root': { minWidth: 32, minHeight: 32, p: 0.5, fontSize: '1.125rem' },
};
const TEXT = {
  // As the labels that stand above other fields.
  '&& .RaLabeled-label': { fontSize: '0.75rem' },
  '& .ProseMirror': { minHeight: 160, maxHeight: 360, overflow: 'auto', overflowWrap: 'anywhere' },
  '& .ProseMirror.ProseMirror:not(:focus)': { borderColor: ({ palette }: Theme) => fieldEdges[palette.mode] },
  // As high as any target, one that stands alone in its line too.
  '& .ProseMirror a': { display: 'inline-block', lineHeight: '24px' },
};

/** The editor itself, which stands in a react-admin form. */
export default function RichTextEditor({ field, readOnly }: { field: Field; readOnly: boolean }) {
  const translate = useTranslate();
  const { name, label } = field;
  const options = useMemo(
    () => ({
      extensions: EXTENSIONS,
      editorProps: {
        attributes: { role: 'textbox', 'aria-label': label, 'aria-multiline': 'true', spellcheck: 'true' },
      },
    }),
    [label],
  );
  return (
    <RichTextInput
      source={name}
      label={label}
      readOnly={readOnly}
      editorOptions={options}
      helperText={false}
      sx={TEXT}
      toolbar={
        readOnly ? (
          <span />
        ) : (
          <Box role="toolbar" aria-label={translate('app.editor.toolbar', { label })} sx={TOOLBAR}>
            <RichTextInputToolbar>
              <FormatButtons size="small" />
              <AlignmentButtons size="small" />
              <ListButtons size="small" />
              <LinkButton />
              <QuoteButtons size="small" />
              <ClearButtons size="small" />
            </RichTextInputToolbar>
          </Box>
        )
      }
    />
  );
}
