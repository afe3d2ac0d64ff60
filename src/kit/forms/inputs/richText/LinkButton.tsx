import LinkIcon from '@mui/icons-material/LinkOutlined';
import { Button, Dialog, DialogActions, DialogContent, DialogTitle, ToggleButton } from '@mui/material';
import { useTiptapEditor } from 'ra-input-rich-text';
import { type SubmitEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { TypedField } from '../../../inputs/TypedField.tsx';
import { addressOf } from './addressOf.ts';

/** Puts a link on the words that are chosen, changes the one that they are in, or takes it away. */
export function LinkButton() {
  const translate = useTranslate();
  const editor = useTiptapEditor();
  const titleId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const [wrong, setWrong] = useState(false);
  const label = translate('app.editor.link');

  const close = () => setTyped(null);
  const chain = () => editor.chain().focus().extendMarkRange('link');

  function apply(event: SubmitEvent) {
    event.preventDefault();
    // The form around is another one: it is not submitted.
    event.stopPropagation();
    const href = addressOf(typed ?? '');
    setWrong(href === null);
    if (href === null) return;
    if (editor.state.selection.empty && !editor.isActive('link')) {
      const text = { type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] };
      editor.chain().focus().insertContent(text).run();
    } else {
      chain().setMark('link', { href }).run();
    }
    close();
  }

  return (
    <>
      <ToggleButton
        size="small"
        value="link"
        aria-label={label}
        title={label}
        onClick={() => {
          setWrong(false);
          setTyped(String(editor.getAttributes('link').href ?? ''));
        }}
      >
        <LinkIcon fontSize="inherit" />
      </ToggleButton>
      <Dialog open={typed !== null} onClose={close} fullWidth maxWidth="xs" aria-labelledby={titleId}>
        <form noValidate onSubmit={apply}>
          <DialogTitle id={titleId}>{translate('app.editor.linkTitle')}</DialogTitle>
          <DialogContent>
            <TypedField
              autoFocus
              fullWidth
              margin="dense"
              label={translate('app.editor.linkAddress')}
              value={typed ?? ''}
              onText={setTyped}
              problem={wrong && translate('app.editor.linkWrong')}
            />
          </DialogContent>
          <DialogActions>
            {editor?.isActive('link') && (
              <Button
                color="error"
                onClick={() => {
                  chain().unsetMark('link').run();
                  close();
                }}
              >
                {translate('app.editor.linkRemove')}
              </Button>
            )}
            <Button onClick={close}>{translate('app.editor.cancel')}</Button>
            <Button type="submit" variant="contained">
              {translate('app.editor.linkApply')}
            </Button>
          </DialogActions>
        </form>
      </Dialog>
    </>
  );
}
